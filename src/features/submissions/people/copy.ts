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
  list: {
    help: (columns: string) =>
      `Copiá las filas de tu planilla y pegalas acá, o elegí el archivo que te mandó la aseguradora: vas a ver cada fila antes de agregarla. Columnas: ${columns}.`,
    columns: {
      plain: 'DNI o CUIL, apellido y nombre',
      withDates: 'DNI o CUIL, apellido, nombre, desde y hasta',
    },
    example: '30123456   Pérez   Ana\n28654321   Gómez   Juan',
    added: (count: number) =>
      count === 1
        ? 'Se agregó 1 persona a la presentación.'
        : `Se agregaron ${count} personas a la presentación.`,
  },
  full: (maximum: number) => `Una presentación puede tener hasta ${maximum} personas.`,
  people: {
    caption: 'Trabajadores',
    count: (count: number) => plural(count, { one: 'persona', other: 'personas' }),
    empty: 'No se agregaron trabajadores.',
    name: 'Nombre',
    document: 'Documento',
    status: 'Estado',
    remove: 'Quitar',
    /** Submits a rejected worker of a pending submission again. */
    resubmit: 'Volver a presentar',
    resubmitted: 'Se vuelve a presentar cuando guardes los cambios.',
    resubmittedPerson: (name: string) => `Volvés a presentar a ${name}.`,
  },
}
