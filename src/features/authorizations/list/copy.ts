import { plural } from '@/copy/plural'

export const copy = {
  title: 'Autorizaciones',
  create: 'Crear Autorización',
  invite: 'Crear Invitación',
  isNew: 'NUEVO',
  lot: 'Lote',
  lotOption: (identifier: string, area: string | null) => (area ? `${identifier} · ${area}` : identifier),
  tabs: { label: 'Qué autorizaciones ver', active: 'Vigentes', all: 'Todas' },
  search: 'Buscar por evento o invitado',
  clearSearch: 'Borrar la búsqueda',
  loading: 'Cargando autorizaciones',
  empty: 'No hay autorizaciones.',
  emptyHint: 'Autorizá a quien esperás y le mostrás el QR en la entrada.',
  emptySearchHint: 'Probá con otro nombre o borrá la búsqueda.',
  results: (count: number) => plural(count, { one: 'autorización', other: 'autorizaciones' }),
  card: {
    overdue: 'Vencida',
    current: 'Vigente',
    byAdministration: 'Creada por Administración',
    withoutPeople:
      'Esta invitación no tiene efecto en tanto no se agreguen personas a la misma. Por favor, recuerde compartirla.',
    guests: (count: number) => plural(count, { one: 'invitado', other: 'invitados' }),
    guestsLabel: (name: string) => `Personas de ${name}`,
    moreGuests: (hidden: number) => plural(hidden, { one: 'persona más', other: 'personas más' }),
    weekdays: 'Días permitidos',
    seeMore: 'Ver más',
    edit: 'Editar',
    share: 'Compartir',
    remove: 'Eliminar',
    actionOn: (action: string, name: string) => `${action} ${name}`,
  },
  remove: {
    question: (name: string) => `¿Desea eliminar "${name}"?`,
    body: 'Quienes estén autorizados ya no van a poder ingresar con ella.',
    yes: 'Sí',
    no: 'No',
    failed: 'No pudimos eliminar la autorización. Volvé a intentarlo en unos minutos.',
  },
  share: {
    copied: 'El mensaje ha sido copiado al portapapeles.',
    failed:
      'No se ha podido copiar el mensaje. Podés compartir la invitación/autorización copiándolo manualmente.',
  },
  pagination: {
    navigation: 'Páginas de autorizaciones',
    previous: 'Página anterior',
    next: 'Página siguiente',
    page: (page: number) => `Página ${page}`,
  },
}
