/** The backend's sentences for the public pages, which people open from an invitation link or an unsubscribe link. */
export const publicSentences = {
  unavailable: 'La invitación no existe, venció o ya no tiene lugares.',
  alreadyRegistered: 'Ya estás registrado/a en esta invitación.',
  registered: 'Tus datos fueron registrados. Te enviamos un email con los detalles.',
  blankName: 'Este campo no puede estar vacío.',
  bornInTheFuture: 'La fecha de nacimiento no puede ser posterior a hoy.',
  administration: 'La Administración',
  invitationSubject: (name: string, neighbourhood: string) => `Tu invitación a ${name} en ${neighbourhood}`,
  usedLink: 'El enlace no es válido o ya fue utilizado.',
}
