export const lots = {
  lot: 'Lote',
  name: (identifier: string, area: string | null) => (area ? `${identifier} · ${area}` : identifier),
}
