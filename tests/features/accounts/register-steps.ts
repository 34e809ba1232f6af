import { screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'

export const findCodeGroup = () => screen.findByRole('group', { name: /^Código/ })
export const findCodeBoxes = async () =>
  within(await findCodeGroup()).getAllByRole<HTMLInputElement>('textbox')
export const readCode = async () => (await findCodeBoxes()).map(({ value }) => value).join('')
export const getDocumentField = () => screen.getByRole('textbox', { name: /^Número de documento/ })
export const getEmailField = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Email/ })
export const getPasswordField = () => screen.getByLabelText(/^Contraseña/)
export const getTermsCheckbox = () =>
  screen.getByRole('checkbox', { name: /Acepto los términos y condiciones/ })
export const getSubmitButton = () => screen.getByRole('button', { name: 'Registrarme' })

export async function typeCode(user: UserEvent, text: string) {
  await user.click((await findCodeBoxes())[0] as HTMLElement)
  await user.keyboard(text)
}

/** Types a code and a document, and waits until the form shows the verified lot. */
export async function typeAndVerify(user: UserEvent, code = 'ABC123', document = '31222333') {
  await typeCode(user, code)
  await user.type(getDocumentField(), document)
  await screen.findByText('Los Álamos, lote D-4')
}

/** Fills in the form without submitting it. */
export async function fillInForm(user: UserEvent, password = 'jacaranda9') {
  await typeAndVerify(user)
  await user.type(getPasswordField(), password)
  await user.click(getTermsCheckbox())
}
