/* The texts of `ContinueStep`, which the initial script of the sign-in does not contain. */

export const continueCopy = {
  portal: 'Portal de residentes',
  works: 'Obras',
  administration: 'Administración web',
  failed: 'No pudimos abrir la administración web en este navegador. Podés continuar de otra manera.',
}
