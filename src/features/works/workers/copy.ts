import type { RosterPart } from './roster-summary'
import { rowCopy } from './row-copy'

const partNames: Readonly<Record<RosterPart, string>> = {
  '': 'Todos',
  'no-entran': 'No entran',
  vencen: 'Vencen en 14 días',
  'sin-art': 'Sin A.R.T.',
  'sin-antecedentes': 'Sin antecedentes',
  'sin-autorizacion': 'Sin autorización',
}

export const copy = {
  ...rowCopy,
  count: (count: number) => `${count} ${count === 1 ? 'persona/trabajador' : 'personas/trabajadores'}`,
  empty: 'No hay resultados',
  nobody: 'Acá vas a ver a quienes trabajan en la obra. Agregá al primero.',
  nobodyOnRoster: 'La nómina está vacía.',
  nobodyFound: (search: string) =>
    `Nadie de la nómina tiene «${search}» en su ${/\p{L}/u.test(search) ? 'nombre ni en su DNI' : 'DNI'}.`,
  addIfMissing: 'Si todavía no está, agregalo.',
  nobodyInPart: (part: RosterPart) => `No hay nadie en «${partNames[part]}».`,
  summary: {
    title: (counts?: { total: number; entering: number }) =>
      counts ? `Mañana entran ${counts.entering} de ${counts.total}` : 'Quiénes entran mañana',
    parts: Object.fromEntries(
      Object.entries(partNames).map(([part, name]) => [
        part,
        (count?: number) => (count === undefined ? name : `${name} (${count})`),
      ]),
    ) as Record<RosterPart, (count?: number) => string>,
    failed: 'No pudimos leer toda la nómina para contar quiénes entran mañana.',
  },
  modes: {
    label: 'Cómo ver la nómina',
    list: 'Lista',
    days: 'Días',
    loading: 'Cargando los próximos días',
  },
  banners: {
    invalid:
      'Un trabajador no vigente no puede formar parte de una autorización. Al reactivarlo, volvé a incluirlo en una.',
    papers:
      'Para entrar hacen falta el seguro A.R.T. y los antecedentes penales vigentes, y una autorización para ese día.',
  },
  help: {
    label: 'Ayuda sobre la nómina',
    close: 'Cerrar la ayuda',
    steps: [
      'Tocá «Agregar trabajador» y buscá a la persona por su DNI. Si son muchas, tocá «Agregar desde una lista».',
      'Si no está registrada en el barrio, tocá «Registrar nuevo trabajador».',
      'Incluila en una autorización de grupo, en la solapa Autorizaciones.',
    ],
    papers: 'El seguro A.R.T. y los antecedentes penales los aprueba la Administración.',
  },
  search: { label: 'Buscar en la nómina por nombre o DNI', clear: 'Borrar la búsqueda' },
  renewal: {
    ...rowCopy.renewal,
    all: 'Elegir a todos',
    nobodyFound: 'No hay a quién elegir.',
    none: 'No elegir a nadie',
    chosen: (count: number) =>
      count === 0 ? 'Nadie elegido' : `${count} ${count === 1 ? 'elegido' : 'elegidos'}`,
    nobody: 'Elegí a quiénes renovar.',
    allPending: 'Ya está en revisión.',
    leftOut: (names: readonly string[]) =>
      names.length === 1
        ? `${names[0]} ya está en revisión y no se incluyó.`
        : `Ya están en revisión y no se incluyeron: ${names.join(', ')}.`,
    renew: { insurance: 'Renovar A.R.T.', background_check: 'Renovar antecedentes' },
  },
  add: {
    action: 'Agregar trabajador',
    list: 'Agregar desde una lista',
    register: 'Registrar nuevo trabajador',
    registerThis: (number: string) => `Registrar nuevo trabajador: ${number}`,
    person: 'Persona',
    submit: 'Agregar',
    back: (status: string) =>
      `Ya está en la nómina con estado ${status}. Si lo volvés a agregar, acordate de incluirlo en una autorización.`,
  },
  edit: { title: 'Editar estado', submit: 'Guardar' },
  cancel: 'Cancelar',
  status: 'Estado',
  statusError: (sentence: string) => `Estado: ${sentence}`,
  statusRequired: 'Por favor seleccione el estado del trabajador.',
  /** A reactivated worker belongs to no group, so the hint says to include the worker in a group again. */
  statusHints: (isReactivation: boolean) => ({
    CURRENT: isReactivation
      ? 'Para que pueda entrar, hay que volver a incluirlo en una autorización.'
      : 'Puede formar parte de las autorizaciones de la obra.',
    INVALID: 'Sale de todas las autorizaciones de la obra y no puede formar parte de ninguna.',
  }),
  personRequired: 'Elegí a una persona.',
  already: 'Esta persona ya se encuentra registrado como trabajador, por favor elija otra.',
  created: 'Se ha creado el trabajador con éxito',
  updated: 'Se ha actualizado el trabajador con éxito',
  gone: (name: string) => `Otra persona ya removió a ${name} de la nómina. La lista está actualizada.`,
  missing: {
    title: 'No encontramos a este trabajador',
    body: 'Puede que lo hayan removido de la nómina, o que sea de otra obra.',
    loading: 'Cargando el trabajador',
    close: 'Volver a la nómina',
  },
  remove: {
    title: 'Remover Trabajador',
    question: (name: string) =>
      `¿Seguro que querés remover a ${name} de la nómina? También sale de las autorizaciones de la obra.`,
    yes: 'Remover',
    no: 'Cancelar',
    done: 'Se removió al trabajador con éxito.',
    failed: 'No pudimos remover este trabajador, por favor intente mas tarde.',
  },
}
