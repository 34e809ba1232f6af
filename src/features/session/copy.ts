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
}
