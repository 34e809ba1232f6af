export const privacyCopy = {
  label: 'Tu privacidad',
  asked: 'Qué te pedimos',
  fields: 'Nombre, DNI y email. El celular y la fecha de nacimiento son opcionales.',
  purpose: 'Para qué',
  audience: 'Quién lo ve',
  retention: 'Por cuánto tiempo',
  /** The texts of a neighbourhood whose configuration has none. */
  defaults: {
    purpose: 'Para reconocerte en la entrada y enviarte los detalles de la visita.',
    audience: 'Quien te invita, la guardia y la Administración del barrio.',
    retention:
      'Mientras el barrio los necesite para el control de ingresos. Podés pedirle a la Administración ver, corregir o borrar tus datos.',
  },
}
