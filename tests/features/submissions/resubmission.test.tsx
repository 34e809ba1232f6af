import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { listWrites } from '../../support/list-writes'
import { setFaults } from '../../support/render-screen'
import {
  clickSave,
  openBackgroundCheckSubmissionForm,
  openInsuranceForm,
  readBackgroundCheckSubmission,
  recordDecision,
  waitForClosedDrawer,
} from './edit-steps'
import { findRow } from './list-steps'
import { addWorker, attachFiles, createFile, fillEntry, getSection, readInsurance } from './new-steps'

const policy = '1187730'
/** The document number of Wálter Zabaleta. The Administration rejected this worker in the pending policy. */
const rejectedNumber = '26380572'
const resubmitted = 'Se vuelve a presentar cuando guardes los cambios.'

type OpenForm = Awaited<ReturnType<typeof openInsuranceForm>>

/** Reads the insured people of the policy by document number. */
function readInsuredPeople(mock: OpenForm['mock']) {
  const { submission } = readInsurance(mock, policy)
  return Object.fromEntries(
    mock.db.insuredPeople
      .by('insurance_submission_id', submission?.id ?? 0)
      .map((row) => [mock.db.persons.require(row.person_id).id_number, row]),
  )
}

const resubmitWalter = (user: OpenForm['user']) =>
  user.click(screen.getByRole('button', { name: 'Volver a presentar Wálter Zabaleta' }))

/** The Administration's comment on Wálter Zabaleta. */
const comment = 'El certificado no lo incluye en la nómina.'

test('submits a rejected insured person again: removes the rejected row, then adds a pending one', async () => {
  const { user, mock } = await openInsuranceForm(policy)
  const before = readInsuredPeople(mock)
  expect(before[rejectedNumber]).toMatchObject({ status: 'REJECTED' })
  expect(screen.getAllByRole('button', { name: /^Volver a presentar/ })).toHaveLength(1)
  await resubmitWalter(user)
  const row = await findRow('Wálter Zabaleta')
  expect(row.getByText('Pendiente')).toBeVisible()
  expect(row.getByText(comment)).toBeVisible()
  expect(row.getByText(resubmitted)).toBeVisible()
  await clickSave(user)
  await waitForClosedDrawer()
  expect(await screen.findByText('Se volvió a presentar a 1 persona')).toBeVisible()
  const after = readInsuredPeople(mock)
  expect(after[rejectedNumber]).toMatchObject({ status: 'PENDING', comment: null })
  expect(after['27940163']).toEqual(before['27940163'])
  expect(listWrites(mock)).toEqual([
    `DELETE /fapi/customer/101/submissions/insured-people/${before[rejectedNumber]?.id}/`,
    'POST /fapi/customer/101/submissions/insured-people/',
  ])
})

test('restores the rejected person when the user undoes it, and sends nothing', async () => {
  const { user, mock } = await openInsuranceForm(policy)
  await resubmitWalter(user)
  expect(await screen.findByText('Volvés a presentar a Wálter Zabaleta.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Deshacer' }))
  const row = await findRow('Wálter Zabaleta')
  expect(row.getByText('Rechazado')).toBeVisible()
  expect(row.getByText(comment)).toBeVisible()
  expect(row.queryByText(resubmitted)).not.toBeInTheDocument()
  await clickSave(user)
  await waitForClosedDrawer()
  expect(listWrites(mock)).toEqual([])
})

test('submits a rejected insured person again if the user removes and adds the person', async () => {
  const { user, mock } = await openInsuranceForm(policy)
  await user.click(screen.getByRole('button', { name: 'Quitar Wálter Zabaleta' }))
  await addWorker(user, rejectedNumber)
  expect((await findRow('Wálter Zabaleta')).getByText(resubmitted)).toBeVisible()
  await clickSave(user)
  await waitForClosedDrawer()
  expect(readInsuredPeople(mock)[rejectedNumber]).toMatchObject({ status: 'PENDING' })
})

test('does not add a person again before the rejected one is removed, and continues when the user retries', async () => {
  const { user, mock } = await openInsuranceForm(policy, {
    faults: [{ operationId: 'deleteInsuredPerson', status: 500, times: 1 }],
  })
  await resubmitWalter(user)
  await clickSave(user)
  const retryButton = await screen.findByRole('button', { name: 'Reintentar' })
  expect(readInsuredPeople(mock)[rejectedNumber]).toMatchObject({ status: 'REJECTED' })
  expect(listWrites(mock).filter((write) => write.startsWith('POST'))).toEqual([])
  await user.click(retryButton)
  await waitForClosedDrawer()
  expect(readInsuredPeople(mock)[rejectedNumber]).toMatchObject({ status: 'PENDING' })
})

test('adds the person only once if the response of the addition is lost', async () => {
  const { user, mock } = await openInsuranceForm(policy)
  await setFaults(mock, [{ operationId: 'createInsuredPerson', status: 'lost', times: 1 }])
  await resubmitWalter(user)
  await clickSave(user)
  await user.click(await screen.findByRole('button', { name: 'Reintentar' }))
  await waitForClosedDrawer()
  expect(readInsurance(mock, policy).documentNumbers.filter((number) => number === rejectedNumber)).toEqual([
    rejectedNumber,
  ])
  expect(readInsuredPeople(mock)[rejectedNumber]).toMatchObject({ status: 'PENDING' })
})

/** The document number of Jonathan Bogado, whose submission has the rejected entry of Crispín Villalba Ortellado. */
const documentNumber = '40285719'
const crispin = 'Crispín Villalba Ortellado'

const readCrispin = (mock: OpenForm['mock']) =>
  readBackgroundCheckSubmission(mock, documentNumber).entries.filter(
    ({ person_id }) => mock.db.persons.require(person_id).first_name === 'Crispín',
  )

test('submits a rejected background check again with a new file, and shows the comment meanwhile', async () => {
  const { user, mock } = await openBackgroundCheckSubmissionForm(documentNumber)
  const [rejected] = readCrispin(mock)
  await user.click(screen.getByRole('button', { name: `Volver a presentar ${crispin}` }))
  const entry = getSection(crispin)
  expect(entry.getByText('Falta la traducción.')).toBeVisible()
  expect(entry.getByText(resubmitted)).toBeVisible()
  await waitFor(() => expect(entry.getByRole('textbox', { name: /^Fecha de inicio/ })).toHaveFocus())
  await clickSave(user)
  expect(await entry.findByText('Por favor adjunte el archivo')).toBeVisible()
  await attachFiles(entry, /^Archivo adjunto/, createFile('traducción.pdf'))
  await clickSave(user)
  await waitForClosedDrawer()
  expect(await screen.findByText(/^Se volvió a presentar a 1 persona/)).toBeVisible()
  const entries = readCrispin(mock)
  expect(entries).toMatchObject([
    {
      status: 'PENDING',
      comment: null,
      from_date: rejected?.from_date,
      to_date: rejected?.to_date,
      background_check_type_id: rejected?.background_check_type_id,
      files: ['traducción.pdf'],
    },
  ])
  expect(entries[0]?.id).not.toBe(rejected?.id)
  expect(listWrites(mock)).toEqual([
    `DELETE /fapi/customer/101/submissions/background-check-people/${rejected?.id}/`,
    'POST /fapi/customer/101/submissions/background-check-people/',
    'POST /fapi/customer/101/submissions/background-check-attachments/',
  ])
})

test('restores a rejected entry with its file when the user undoes it after a change', async () => {
  const { user, mock } = await openBackgroundCheckSubmissionForm(documentNumber)
  await user.click(screen.getByRole('button', { name: `Volver a presentar ${crispin}` }))
  const entry = getSection(crispin)
  await attachFiles(entry, /^Archivo adjunto/, createFile('traducción.pdf'))
  await user.click(screen.getByRole('button', { name: 'Deshacer' }))
  expect(await entry.findByText('apostilla.pdf')).toBeVisible()
  expect(entry.getByText('Rechazado')).toBeVisible()
  expect(entry.queryByText('traducción.pdf')).not.toBeInTheDocument()
  expect(entry.queryByRole('textbox')).not.toBeInTheDocument()
  expect(entry.getByRole('button', { name: `Volver a presentar ${crispin}` })).toHaveFocus()
  await clickSave(user)
  await waitForClosedDrawer()
  expect(listWrites(mock)).toEqual([])
})

test('leaves the fields of another worker open when the user undoes it, and focuses the restored worker', async () => {
  const { user } = await openBackgroundCheckSubmissionForm(documentNumber)
  await user.click(screen.getByRole('button', { name: `Volver a presentar ${crispin}` }))
  await user.click(screen.getByRole('button', { name: 'Editar Jonathan Bogado' }))
  const other = getSection('Jonathan Bogado')
  expect(other.getByRole('textbox', { name: /^Fecha de inicio/ })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Deshacer' }))
  expect(getSection(crispin).getByText('Rechazado')).toBeVisible()
  expect(screen.getByRole('button', { name: `Volver a presentar ${crispin}` })).toHaveFocus()
  expect(other.getByRole('textbox', { name: /^Fecha de inicio/ })).toBeVisible()
})

test('focuses the restored worker at its new place when an earlier worker was removed meanwhile', async () => {
  const { user } = await openBackgroundCheckSubmissionForm(documentNumber)
  await user.click(screen.getByRole('button', { name: `Volver a presentar ${crispin}` }))
  await user.click(screen.getByRole('button', { name: 'Quitar Gladys Cárdenas' }))
  const offer = screen.getByText(`Volvés a presentar a ${crispin}.`).closest('[role=status]') as HTMLElement
  await user.click(within(offer).getByRole('button', { name: 'Deshacer' }))
  const entry = getSection(crispin)
  expect(entry.queryByRole('textbox')).not.toBeInTheDocument()
  expect(entry.getByRole('button', { name: `Volver a presentar ${crispin}` })).toHaveFocus()
})

test('submits a rejected background check again if the user removes and adds the worker', async () => {
  const { user, mock } = await openBackgroundCheckSubmissionForm(documentNumber)
  const [rejected] = readCrispin(mock)
  const number = mock.db.persons.require(rejected?.person_id ?? 0).id_number
  await user.click(screen.getByRole('button', { name: `Quitar ${crispin}` }))
  await addWorker(user, number)
  await fillEntry(user, crispin, createFile('traducción.pdf'))
  await clickSave(user)
  await waitForClosedDrawer()
  expect(readCrispin(mock)).toMatchObject([{ status: 'PENDING', files: ['traducción.pdf'] }])
})

test('a person who is submitted again can be decided again', async () => {
  const { user, mock } = await openInsuranceForm(policy)
  await resubmitWalter(user)
  await clickSave(user)
  await waitForClosedDrawer()
  const row = readInsuredPeople(mock)[rejectedNumber]
  await recordDecision(mock, {
    submission: row?.insurance_submission_id,
    person: row?.person_id,
    status: 'APPROVED',
  })
  expect(readInsuredPeople(mock)[rejectedNumber]).toMatchObject({ status: 'APPROVED' })
})
