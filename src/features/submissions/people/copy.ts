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
  /** Message about a duplicate worker. The product rules prescribe the wording. */
  duplicate: (name: string, documentNumber: string) =>
    `La persona ${name} con documento ${documentNumber} ya se encuentra registrada en la presentación.`,
  full: (maximum: number) => `Una presentación puede tener hasta ${maximum} personas.`,
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
