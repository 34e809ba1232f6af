export const countries = {
  argentina: 'Argentina',
  phoneCode: (names: string, code: string) => `${names} (${code})`,
  failed: 'No pudimos cargar los países: por ahora solo se puede elegir Argentina.',
}
