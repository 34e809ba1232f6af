export const copy = {
  title: 'Mi perfil',
  description: (neighbourhood: string) => `Cómo te contacta ${neighbourhood}.`,
  who: { name: 'Nombre', lots: 'Lotes' },
  email: 'Email',
  emailHint: 'También es con el que ingresás al portal.',
  phone: 'Teléfono celular',
  phoneHint: 'Con código de área, sin 0 ni 15. Por ejemplo, 1155550101.',
  save: 'Guardar',
  saved: 'Tus datos fueron guardados.',
  notHere:
    'Solo quienes tienen un lote en este barrio pueden cambiar sus datos desde el portal. Para cambiar los tuyos, contactate con la Administración.',
  errors: {
    email: 'Ingresá tu email',
    emailFormat: 'Ingresá un email válido',
    phone: 'Ingresá tu teléfono.',
    phoneLength: 'Ingresá entre 6 y 15 números, sin espacios ni guiones.',
    unexpected: 'Ha ocurrido un error al editar la persona.',
  },
}
