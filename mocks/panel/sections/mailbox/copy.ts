/** The Spanish texts of the mailbox. */
export const copy = {
  about: 'Todo lo que el backend «mandó»: invitaciones, códigos, enlaces. Nada sale de este navegador.',
  refresh: 'Actualizar',
  refreshed: (count: number) => (count === 1 ? 'Hay 1 correo.' : `Hay ${count} correos.`),
  list: 'Correos, del más nuevo al más viejo',
  to: (to: string) => `Para ${to}`,
  code: 'Código',
  copyCode: 'Copiar el código',
  copied: (code: string) => `Copiaste el código ${code}.`,
  notCopied: (code: string) => `El navegador no dejó copiar. El código es ${code}.`,
  open: 'Abrir el enlace',
  openOf: (subject: string) => `Abrir el enlace de «${subject}»`,
  more: (count: number) => (count === 1 ? 'Ver 1 correo más' : `Ver ${count} correos más`),
  empty: {
    title: 'Todavía no hay correos',
    description:
      'Cuando el portal mande una invitación, un código o una recuperación de clave, va a estar acá.',
  },
}
