import { screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'

export const codeGroup = () => screen.findByRole('group', { name: /^Código/ })
export const boxes = async () => within(await codeGroup()).getAllByRole<HTMLInputElement>('textbox')
export const code = async () => (await boxes()).map(({ value }) => value).join('')
export const documentField = () => screen.getByRole('textbox', { name: /^Número de documento/ })
export const email = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Email/ })
export const passwordField = () => screen.getByLabelText(/^Contraseña/)
export const terms = () => screen.getByRole('checkbox', { name: /Acepto los términos y condiciones/ })
export const submit = () => screen.getByRole('button', { name: 'Registrarme' })

export async function typeCode(user: UserEvent, text: string) {
  await user.click((await boxes())[0] as HTMLElement)
  await user.keyboard(text)
}

/** Types a code and a document, and waits for their lot. */
export async function verify(user: UserEvent, text = 'ABC123', document = '31222333') {
  await typeCode(user, text)
  await user.type(documentField(), document)
  await screen.findByText('Los Álamos, lote D-4')
}

/** Fills in the form without submitting it. */
export async function fillIn(user: UserEvent, password = 'jacaranda9') {
  await verify(user)
  await user.type(passwordField(), password)
  await user.click(terms())
}
