import { listNames } from '@/copy/list-names'
import { plural } from '@/copy/plural'
import type { ExpiryRange } from './expiry-ranges'
import type { ReadCounts } from './paged-reads'

const ranges: Readonly<Record<ExpiryRange, string>> = {
  '': 'Todos',
  vencidos: 'Vencidos',
  hoy: 'Hoy',
  manana: 'Mañana',
  '3': '3 días',
  '7': '7 días',
  '14': '14 días',
  '30': '30 días',
}

const nouns: Readonly<Record<ReadCounts['of'], string>> = {
  lots: 'lotes',
  works: 'obras vigentes',
  authorizations: 'autorizaciones',
  checks: 'presentaciones de antecedentes',
}

export const copy = {
  description: 'Lo que venció y lo que vence en los próximos 30 días en tus lotes y obras.',
  neighbourhood: (name: string) => `Barrio ${name}`,
  ranges: {
    label: 'Plazo',
    /** `isIncomplete` is whether the number may be higher. */
    option: (range: ExpiryRange, count: number | undefined, isIncomplete: boolean) =>
      count === undefined ? ranges[range] : `${ranges[range]} (${count}${isIncomplete ? '+' : ''})`,
  },
  filters: {
    kind: 'Qué',
    allKinds: 'Todo',
    place: 'Dónde',
    allPlaces: 'En todas partes',
    emptyPlace: 'Lugar sin vencimientos',
    refresh: 'Actualizar datos',
  },
  columns: { kind: 'Qué', name: 'De quién', place: 'Dónde', lastDay: 'Vence', state: 'Estado' },
  renewLabel: (kind: string, name: string) => `Renovar ${kind}: ${name}`,
  empty: {
    title: 'Nada vence en estos días.',
    /** Something could not be read, or is still to be read. */
    partly: 'En lo que pudimos leer, nada vence en estos días.',
    partlyHint: 'Puede haber vencimientos que todavía no ves.',
    filtered: 'Probá con otro plazo, o limpiá los filtros.',
    hint: 'Acá vas a ver lo que vence de tus lotes y de tus obras.',
  },
  unread: (counts: readonly ReadCounts[]) =>
    counts.map(({ of, read, total }) => `Leímos ${read} de ${total} ${nouns[of]}.`).join(' '),
  count: (count: number) => plural(count, { one: 'vencimiento', other: 'vencimientos' }),
  readMore: 'Leer más',
  failed: (subjects: readonly string[]) =>
    `No pudimos leer ${listNames(subjects, { one: 'lugar más', other: 'lugares más' })}. Lo demás está abajo.`,
  subjects: {
    modules: 'las secciones del barrio',
    works: 'tus obras',
    lots: 'tus permisos en los lotes',
    insurances: 'tus seguros presentados',
    checks: 'tus antecedentes presentados',
  },
  download: {
    label: 'Descargar',
    excel: 'Excel (.xlsx)',
    csv: 'Texto separado (.csv)',
    calendar: 'Calendario (.ics)',
    nothing: 'No hay vencimientos para descargar.',
    fileName: (neighbourhood: string, day: string, extension: string) =>
      `Vencimientos ${neighbourhood} ${day}.${extension}`,
    sheet: 'Vencimientos',
    event: (kind: string, name: string) => `Vencimiento: ${kind}, ${name}`,
  },
}
