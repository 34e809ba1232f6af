import { plural } from '@/copy/plural'

/** The Spanish of looking for somebody of the neighbourhood. */
export const copy = {
  placeholder: 'Buscar por DNI...',
  open: 'Ver las personas encontradas',
  clear: 'Borrar la búsqueda',
  loading: 'Buscando personas…',
  empty: 'No encontramos a nadie con ese DNI en el barrio.',
  hint: 'Escribí el DNI, o una parte.',
  retry: 'Reintentar',
  count: (count: number) => plural(count, { one: 'persona', other: 'personas' }),
}
