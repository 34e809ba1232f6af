/* The texts of `/handoff`. They are not in `copy.ts`, so that the initial script of the sign-in does not contain them. */

export const handoffCopy = {
  handoff: {
    title: 'Iniciando',
    starting: 'Iniciando...',
    failed: 'No pudimos iniciar tu sesión',
    missing:
      'Al enlace le falta el código de acceso. Volvé a abrir el portal desde la app, o ingresá con tu email o DNI.',
    refused:
      'El código de acceso ya se usó o venció. Volvé a abrir el portal desde la app, o ingresá con tu email o DNI.',
    signIn: 'Ingresar',
    home: 'Volver al inicio',
  },
  switchUser: {
    title: '¿Querés cambiar de usuario?',
    body: (current: string, other: string) =>
      `En este navegador está abierta la sesión de ${current}. El enlace de la app es de ${other}.`,
    alone: (other: string) => `El enlace de la app es de ${other}.`,
    change: (other: string) => `Continuar como ${other}`,
    keep: (current: string) => `Seguir como ${current}`,
  },
}
