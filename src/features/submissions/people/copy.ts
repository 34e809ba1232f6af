import { plural } from '@/copy/plural'

export const copy = {
  picker: {
    label: 'Trabajador',
    add: 'Agregar persona',
    chooseFirst: 'Buscá a una persona por su DNI y elegila.',
    create: (text: string) => `Crear DNI ${text}`,
    register: 'Registrar nuevo trabajador',
    closeRegistration: 'Cerrar la ventana',
    list: 'Agregar una lista',
  },
  /** Message about a duplicate worker. The product prescribes its wording. */
  duplicate: (name: string, document: string) =>
    `La persona ${name} con documento ${document} ya se encuentra registrada en la presentación.`,
  full: (most: number) => `Una presentación puede tener hasta ${most} personas.`,
  people: {
    caption: 'Trabajadores',
    count: (count: number) => plural(count, { one: 'persona', other: 'personas' }),
    empty: 'No se agregaron trabajadores.',
    name: 'Nombre',
    document: 'Documento',
    status: 'Estado',
    remove: 'Quitar',
  },
}
