export const copy = {
  title: 'Ingresar',
  welcome: 'Tu barrio, a mano.',
  username: 'Email o DNI',
  password: 'Contraseña',
  showPassword: 'Mostrar la contraseña',
  hidePassword: 'Ocultar la contraseña',
  submit: 'Acceder',
  forgotten: 'No recuerdo mi clave',
  register: 'Recibí un código por email',
  errors: {
    username: 'Por favor ingrese su email o DNI',
    password: 'Por favor ingrese su contraseña',
    unexpected: 'Ha ocurrido un error inesperado. Por favor intente más tarde.',
  },
  next: {
    title: '¿Cómo querés continuar?',
    portal: 'Portal de residentes',
    works: 'Obras',
    administration: 'Administración web',
    failed: 'No pudimos abrir la administración web en este navegador. Podés continuar de otra manera.',
  },
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
