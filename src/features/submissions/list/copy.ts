import { plural } from '@/copy/plural'
import type { SubmissionKind } from '../kinds'

export const copy = {
  results: (count: number) => plural(count, { one: 'resultado', other: 'resultados' }),
  refresh: 'Actualizar datos',
  columns: {
    creator: 'Creado por',
    created: 'Fecha de registro',
    company: 'Compañía',
    policy: 'Número de Póliza',
    roster: 'Nómina',
    status: 'Estado',
    from: 'Fecha de inicio de póliza',
    to: 'Fecha de fin de póliza',
  },
  roster: {
    approved: (count: number) => `Aprobados: ${count}`,
    pending: (count: number) => `Pendientes: ${count}`,
    rejected: (count: number) => `Rechazados: ${count}`,
    nobody: 'Sin personas',
  },
  row: {
    view: 'Ver detalle',
    edit: 'Editar',
    /** The accessible name of a button in a row. The visible text of the button is the same in every row. */
    named: (verb: string, row: string) => `${verb} ${row}`,
    /** The title of the card that shows a row on a narrow screen. */
    cardTitle: (what: string, which: string) => `${what} · ${which}`,
    people: (count: number) => plural(count, { one: 'persona', other: 'personas' }),
    policy: (number: string) => `póliza ${number}`,
    filed: (instant: string) => `presentación del ${instant}`,
  },
  filters: {
    status: 'Estado',
    everyStatus: 'Todos',
    texts: {
      persona: 'Nombre de la persona',
      dni: 'DNI de la persona',
      compania: 'Compañía',
      poliza: 'Número de póliza',
    },
    days: {
      desde: 'Inicio de póliza desde',
      hasta: 'Fin de póliza hasta',
      vence: 'Vence el día',
    },
    calendar: (field: string) => `${field}: elegir en el calendario`,
    notADate: 'Escribí la fecha así: DD-MM-AAAA.',
  },
  empty: {
    title: 'No hay resultados.',
    filtered: 'Probá con otros filtros, o limpialos.',
    none: {
      INSURANCE: 'Cuando presentes un seguro A.R.T., lo vas a ver acá con su estado.',
      BACKGROUND_CHECK: 'Cuando presentes antecedentes penales, los vas a ver acá con su estado.',
    } satisfies Record<SubmissionKind, string>,
  },
  help: {
    label: 'Sobre las presentaciones',
    close: 'Cerrar la ayuda',
    lines: [
      'Para que alguien trabaje en el barrio, presentá su seguro A.R.T. y sus antecedentes penales.',
      'La Administración los revisa. Mientras una presentación está pendiente, la podés editar.',
      'Lo que se aprueba vale para la nómina de las obras. Si algo se rechaza, tocá «Rechazado» para leer por qué.',
    ],
  },
}
