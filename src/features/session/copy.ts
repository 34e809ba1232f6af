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
  chooseDestination: '¿Cómo querés continuar?',
}
