import type { Mock } from '@mocks/node'
import { screen, within } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { expect } from 'vitest'
import { renderScreen } from '../../support/render-screen'

type Options = NonNullable<Parameters<typeof renderScreen>[1]>

/** A simulated user who may choose a file that the attribute `accept` excludes. Browsers permit such a choice. */
const userIgnoringAccept = userEvent.setup({ applyAccept: false })

/** Opens the page for a new submission in the neighbourhood Los Álamos, by default as the account `residente`. */
export async function openNewSubmission(kind: 'seguros' | 'antecedentes' = 'seguros', options: Options = {}) {
  const view = await renderScreen(`/submissions/101/new?tipo=${kind}`, { as: 'residente', ...options })
  await screen.findByRole('button', { name: 'Enviar presentación' })
  return view
}

/** Returns Testing Library queries within one group of the form: a section by its title, or an entry by its worker's name. */
export const getSection = (name: string) => within(screen.getByRole('group', { name }))

export const clickSend = (user: UserEvent) =>
  user.click(screen.getByRole('button', { name: 'Enviar presentación' }))

export const chooseKind = (user: UserEvent, name: 'Seguro A.R.T.' | 'Antecedente penal') =>
  user.click(screen.getByRole('radio', { name }))

export async function addWorker(user: UserEvent, documentNumber: string) {
  const search = screen.getByRole('combobox', { name: /^Trabajador/ })
  await user.click(search)
  await user.paste(documentNumber)
  await user.click(await screen.findByRole('option', { name: new RegExp(documentNumber) }))
  await user.click(screen.getByRole('button', { name: 'Agregar persona' }))
}

export const createFile = (name: string, size = 3) => new File([new Uint8Array(size)], name)

export const attachFiles = (section: ReturnType<typeof getSection>, label: RegExp, ...files: File[]) =>
  userIgnoringAccept.upload(section.getByLabelText(label), files)

export const typeDay = async (
  user: UserEvent,
  section: ReturnType<typeof getSection>,
  name: RegExp,
  day: string,
) => {
  const field = section.getByRole('textbox', { name })
  await user.clear(field)
  await user.paste(day)
  // The second Tab moves the focus beyond the calendar button of the field.
  await user.tab()
  await user.tab()
}

export async function fillPolicy(user: UserEvent, policy = '4501-77') {
  const section = getSection('Datos del seguro A.R.T.')
  await user.selectOptions(await section.findByRole('combobox', { name: /^Compañía/ }), 'Galeno ART')
  await user.click(section.getByRole('textbox', { name: /^Número de Póliza/ }))
  await user.paste(policy)
  await typeDay(user, section, /^Fecha de inicio de póliza/, '16-03-2026')
  await typeDay(user, section, /^Fecha de fin de póliza/, '15/03/2027')
}

export async function fillEntry(user: UserEvent, name: string, file = createFile('antecedentes.pdf')) {
  const section = getSection(name)
  await typeDay(user, section, /^Fecha de inicio/, '10-03-2026')
  await typeDay(user, section, /^Fecha de fin/, '10092026')
  await attachFiles(section, /^Archivo adjunto/, file)
}

export const findAllWithText = (text: string | RegExp) => screen.findAllByText(text)

/** Reads the only insurance submission with this policy number, its people's document numbers and its file names. */
export function readInsurance({ db }: Mock, policy: string) {
  const submissions = db.insuranceSubmissions.all().filter(({ policy_number }) => policy_number === policy)
  expect(submissions).toHaveLength(1)
  const [submission] = submissions
  const id = submission?.id ?? 0
  const people = db.insuredPeople.by('insurance_submission_id', id)
  return {
    submission,
    documentNumbers: people.map(({ person_id }) => db.persons.require(person_id).id_number),
    files: db.attachments.by('insurance_submission_id', id).map(({ name }) => name),
  }
}
