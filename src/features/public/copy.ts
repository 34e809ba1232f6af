export const copy = {
  toasts: 'Avisos',
  closeToast: 'Cerrar el aviso',
  goToPortal: 'Ir al portal',
  invitation: {
    title: 'Invitación',
    loading: 'Cargando la invitación',
    wait: 'Estamos buscando tu invitación. En un momento vas a ver quién te espera, qué día y en qué horario.',
    unavailable: {
      title: 'No se ha podido acceder a la invitación',
      reason: 'El enlace podría ser inválido, haber expirado o ya estar en uso.',
      warning: 'Si creés que es un error, contactá a quien te envió la invitación.',
    },
  },
}
