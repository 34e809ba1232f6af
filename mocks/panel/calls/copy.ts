/** The texts of every control call. */
export const copy = {
  loading: 'Cargando…',
  failed: 'No se pudo leer.',
  retry: 'Reintentar',
  noAnswer: 'El backend simulado no respondió. Volvé a intentarlo.',
  refused: (status: number) => `El backend simulado respondió con el error ${status}.`,
}
