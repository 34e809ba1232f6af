/** The Spanish texts of the accounts section. */
export const copy = {
  intro: 'Con un toque ingresás sin contraseña y vas al inicio.',
  noAccount: 'Ahora nadie tiene la sesión iniciada en este navegador.',
  currentAccount: (name: string) => `Ahora estás como ${name}.`,
  signOut: 'Cerrar sesión',
  signOutDone: 'Cerraste la sesión.',
  list: 'Cuentas de la demostración',
  signIn: 'Ingresar',
  signInAs: (name: string) => `Ingresar como ${name}`,
  current: 'Sos vos ahora',
  signInDone: (name: string) => `Ingresaste como ${name}.`,
  identity: (username: string, documentNumber: string) => `${username} · DNI ${documentNumber}`,
  password: 'En el formulario de ingreso, la contraseña de todas es Demo1234.',
  empty: 'Este escenario no tiene cuentas.',
}
