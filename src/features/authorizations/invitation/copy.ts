import { plural } from '@/copy/plural'

const maxNames = 5

export const copy = {
  create: { title: 'Crear Invitación' },
  edit: {
    title: 'Editar Invitación',
    loading: 'Cargando la invitación',
    missing: 'No encontramos esta invitación',
  },
  banner:
    'Guardá la invitación y compartí su enlace: cada invitado registra sus datos y queda autorizado a ingresar.',
  sections: { subject: 'A qué invitás', guests: 'Quiénes confirmaron', list: 'Invitados de una lista' },
  name: 'Nombre del evento',
  seats: {
    label: 'Cantidad máxima de invitados',
    less: 'Un invitado menos',
    more: 'Un invitado más',
    /** Only a warning. The backend decides about the number of seats. */
    tooFew: (seats: number, confirmed: number) =>
      `Ya hay ${plural(confirmed, { one: 'confirmado', other: 'confirmados' })} y pediste ${plural(seats, { one: 'lugar', other: 'lugares' })}. Aumentá la cantidad o quitá invitados.`,
  },
  guests: {
    label: 'Invitados confirmados',
    title: 'Confirmados',
    badge: (confirmed: number, seats: number) => `${confirmed} / ${seats}`,
    count: (confirmed: number, seats: number) =>
      `${plural(confirmed, { one: 'confirmado', other: 'confirmados' })} de ${plural(seats, { one: 'lugar', other: 'lugares' })}`,
    search: 'Buscar confirmados por nombre o DNI',
    placeholder: 'Buscar por nombre o DNI',
    clearSearch: 'Borrar la búsqueda',
    document: (number: string) => `Documento ${number}`,
    remove: (name: string, number: string) => `Quitar a ${name}, documento ${number}`,
    removed: (name: string) => `${name} sale de la invitación cuando la guardes.`,
    refresh: 'Actualizar',
    loading: 'Cargando invitados…',
    nobody: 'Todavía nadie confirmó.',
    nobodyFound: 'No hay confirmados con ese nombre o DNI.',
    loadMore: 'Cargar más',
    /** Names the first guests and counts the others. */
    leaving: (names: readonly string[]) => {
      const others = names.length - maxNames
      const rest = others > 0 ? ` y ${others} más` : ''
      return `Al guardar salen de la invitación: ${names.slice(0, maxNames).join(', ')}${rest}.`
    },
  },
  list: {
    help: '¿Ya tenés la lista? Los que agregues quedan autorizados sin registrarse.',
    link: 'A los demás les sirve el enlace.',
    label: 'Invitados que agregás',
    title: 'Se agregan al guardar',
    count: (count: number) => plural(count, { one: 'invitado', other: 'invitados' }),
    removed: (name: string) => `${name} ya no está en la lista.`,
    failed: (count: number) =>
      `La invitación está guardada, pero no pudimos agregar ${count === 1 ? 'al invitado' : `a los ${count} invitados`} de tu lista.`,
    withoutId: 'Abrila desde Autorizaciones y agregá la lista ahí.',
    done: (count: number) =>
      count === 1 ? 'Agregamos al invitado de tu lista.' : `Agregamos a los ${count} invitados de tu lista.`,
  },
  save: 'Guardar y compartir',
  unchanged: 'Todavía no cambiaste nada.',
  share: {
    unsaved: 'Hay cambios sin guardar: usá "Guardar y compartir".',
    withoutMessage: 'El mensaje para compartir está disponible cuando guardás un cambio.',
  },
  errors: {
    name: 'Escriba el nombre del evento',
    nameTooLong: 'El nombre no puede tener más de 250 caracteres.',
    seats: 'Indique la cantidad máxima de invitados',
    tooFewSeats: 'La cantidad máxima debe ser por lo menos 2',
    tooManySeats: 'La cantidad máxima no puede ser mayor que 10.000.',
    wholeSeats: 'La cantidad máxima debe ser un número entero.',
    tooManyRemoved: 'No se pueden quitar más de 1000 personas por vez.',
    tooManyAdded: 'No se pueden agregar más de 1000 personas por vez.',
    create: 'Ha ocurrido un error al crear la invitación. Verifique que todos los datos estén correctos.',
    edit: 'Ha ocurrido un error al modificar la invitación. Verifique que todos los datos estén correctos.',
  },
  saved: {
    created: 'Invitación creada exitosamente',
    edited: 'Invitación modificada exitosamente',
    hint: 'Compartí este mensaje con tus invitados: desde el enlace cada uno registra sus datos.',
  },
}
