/** The Spanish texts about loading and about failed calls to the controls. */
export const copy = {
  loading: 'Cargando…',
  failed: 'No se pudo leer.',
  retry: 'Reintentar',
  noAnswer: 'El backend simulado no respondió. Volvé a intentarlo.',
  httpError: (status: number) => `El backend simulado respondió con el error ${status}.`,
}
