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

/**
 * Types the code and the document number, and waits until the form shows lot D-4. The default values belong to the resident
 * of that lot.
 */
export async function typeAndVerify(user: UserEvent, code = 'ABC123', documentNumber = '31222333') {
  await typeCode(user, code)
  await user.type(getDocumentField(), documentNumber)
  await screen.findByText('Los Álamos, lote D-4')
}

/** Fills in the form and accepts the terms, but does not submit the form. */
export async function fillInForm(user: UserEvent, password = 'jacaranda9') {
  await typeAndVerify(user)
  await user.type(getPasswordField(), password)
  await user.click(getTermsCheckbox())
}
