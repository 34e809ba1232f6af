import { plural } from '@/copy/plural'

const people = (count: number) => plural(count, { one: 'persona', other: 'personas' })
const seats = (count: number) => plural(count, { one: 'lugar', other: 'lugares' })

export const copy = {
  open: 'Agregar una lista',
  help: 'Pegá la lista de WhatsApp, una persona por renglón con su DNI, o las filas de tu planilla: vas a ver cada una antes de agregarla. A quien ya es tu contacto lo encontramos también por el nombre.',
  example: '1) Ana Gómez 30.111.222\n2) Juan Pérez 28.654.321',
  duplicate: (name: string, documentNumber: string) =>
    `${name}, documento ${documentNumber}, ya está entre los elegidos.`,
  added: (count: number) => (count === 1 ? 'Se agregó 1 persona.' : `Se agregaron ${count} personas.`),
  full: (maximum: number) => `Se pueden agregar hasta ${people(maximum)} por vez.`,
  seats: {
    left: (left: number) =>
      left === 1 ? 'Queda 1 lugar en la invitación.' : `Quedan ${left} lugares en la invitación.`,
    exceeded: (left: number, count: number) =>
      left <= 0
        ? `No quedan lugares en la invitación y la lista suma ${people(count)}.`
        : `La invitación tiene ${seats(left)} y la lista suma ${people(count)}.`,
    extend: (total: number) => `Subir a ${seats(total)}`,
  },
}
