import type { Mock } from '@mocks/node'
import { screen, within } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { expect } from 'vitest'
import { renderScreen } from '../../support/render-screen'

type Options = NonNullable<Parameters<typeof renderScreen>[1]>

/** Chooses files of any format, as a browser allows. */
const anyFile = userEvent.setup({ applyAccept: false })

/** Opens the page of a new submission in Los Álamos. */
export async function openNew(kind: 'seguros' | 'antecedentes' = 'seguros', options: Options = {}) {
  const view = await renderScreen(`/submissions/101/new?tipo=${kind}`, { as: 'residente', ...options })
  await screen.findByRole('button', { name: 'Enviar presentación' })
  return view
}

/** A part of the form, or a worker of a background check. */
export const section = (name: string) => within(screen.getByRole('group', { name }))

export const send = (user: UserEvent) =>
  user.click(screen.getByRole('button', { name: 'Enviar presentación' }))

export const switchTo = (user: UserEvent, name: 'Seguro A.R.T.' | 'Antecedente penal') =>
  user.click(screen.getByRole('radio', { name }))

export async function addWorker(user: UserEvent, document: string) {
  const search = screen.getByRole('combobox', { name: /^Trabajador/ })
  await user.click(search)
  await user.paste(document)
  await user.click(await screen.findByRole('option', { name: new RegExp(document) }))
  await user.click(screen.getByRole('button', { name: 'Agregar persona' }))
}

export const fileOf = (name: string, size = 3) => new File([new Uint8Array(size)], name)

export const attach = (part: ReturnType<typeof section>, label: RegExp, ...files: File[]) =>
  anyFile.upload(part.getByLabelText(label), files)

export const typeDay = async (
  user: UserEvent,
  part: ReturnType<typeof section>,
  name: RegExp,
  day: string,
) => {
  const field = part.getByRole('textbox', { name })
  await user.clear(field)
  await user.paste(day)
  // The second Tab passes the calendar button of the field.
  await user.tab()
  await user.tab()
}

export async function fillPolicy(user: UserEvent, policy = '4501-77') {
  const part = section('Datos del seguro A.R.T.')
  await user.selectOptions(await part.findByRole('combobox', { name: /^Compañía/ }), 'Galeno ART')
  await user.click(part.getByRole('textbox', { name: /^Número de Póliza/ }))
  await user.paste(policy)
  await typeDay(user, part, /^Fecha de inicio de póliza/, '16-03-2026')
  await typeDay(user, part, /^Fecha de fin de póliza/, '15/03/2027')
}

export async function fillEntry(user: UserEvent, name: string, file = fileOf('antecedentes.pdf')) {
  const part = section(name)
  await typeDay(user, part, /^Fecha de inicio/, '10-03-2026')
  await typeDay(user, part, /^Fecha de fin/, '10092026')
  await attach(part, /^Archivo adjunto/, file)
}

export const findTexts = (text: string | RegExp) => screen.findAllByText(text)

/** Reads a policy from the backend. */
export function readInsurance({ db }: Mock, policy: string) {
  const submissions = db.insuranceSubmissions.all().filter(({ policy_number }) => policy_number === policy)
  expect(submissions).toHaveLength(1)
  const [submission] = submissions
  const id = submission?.id ?? 0
  const people = db.insuredPeople.by('insurance_submission_id', id)
  return {
    submission,
    documents: people.map(({ person_id }) => db.persons.require(person_id).id_number),
    files: db.attachments.by('insurance_submission_id', id).map(({ name }) => name),
  }
}
