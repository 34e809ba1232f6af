import { plural } from '@/copy/plural'

const people = (count: number) => plural(count, { one: 'persona', other: 'personas' })
const columns = 'DNI o CUIL, apellido y nombre'
const example = '30123456   Pérez   Ana\n28654321   Gómez   Juan'

export const copy = {
  title: 'Agregar una lista',
  loading: 'Leyendo la nómina',
  rosterFailed: 'No pudimos leer la nómina: hace falta para no agregar a nadie dos veces.',
  adding: 'Agregando a la nómina',
  roster: {
    help: `Pegá la lista que te mandaron, de una planilla, un PDF o WhatsApp, o elegí el archivo: vas a ver cada fila antes de agregarla. Columnas: ${columns}.`,
    example,
    duplicate: (name: string) => `${name} ya está en la nómina.`,
    duplicateWithStatus: (name: string, status: string) =>
      `${name} ya está en la nómina con estado ${status}: si tiene que volver, cambiá su estado ahí.`,
    added: (count: number) =>
      count === 1 ? 'Se agregó 1 persona a la nómina.' : `Se agregaron ${count} personas a la nómina.`,
  },
  group: {
    help: `Pegá la lista de quienes entran, de una planilla, un PDF o WhatsApp, o elegí el archivo: los buscamos en la nómina por su documento. Columnas: ${columns}.`,
    example,
    duplicate: (name: string) => `${name} ya está en esta autorización.`,
    added: (count: number) => (count === 1 ? 'Se eligió a 1 persona.' : `Se eligió a ${count} personas.`),
    full: (maximum: number) => `Una autorización puede tener hasta ${people(maximum)}.`,
    notCurrent: (status: string) =>
      `Está en la nómina con estado ${status}: solo los trabajadores activos pueden formar parte de una autorización.`,
    outside: 'No está en la nómina.',
    include: (count: number) =>
      count === 1 ? 'Agregar a la nómina a la que falta' : `Agregar a la nómina a las ${count} que faltan`,
    note: 'También se agrega a la nómina.',
  },
}
