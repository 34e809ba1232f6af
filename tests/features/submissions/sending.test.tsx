import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { setFaults } from '../../support/render-screen'
import { isFullRun } from '../../support/scope'
import {
  addWorker,
  attachFiles,
  clickSend,
  createFile,
  fillEntry,
  fillPolicy,
  findAllWithText,
  getSection,
  openNewSubmission,
  readInsurance,
  typeDay,
} from './new-steps'

const clickButton = async (user: UserEvent, name: string) =>
  user.click(await screen.findByRole('button', { name }))

/** Returns Testing Library queries within the alert that lists the unsent steps. */
const findUnsentStepsAlert = async () => {
  const title = await screen.findByText('Faltó enviar una parte de la presentación')
  return within(title.closest<HTMLElement>('[role=alert]') as HTMLElement)
}
const listReasons = async () =>
  (await findUnsentStepsAlert()).getAllByRole('listitem').map((row) => row.querySelector('span')?.textContent)

/** Fills a policy with two workers and two documents. */
async function fillInsurance(user: UserEvent) {
  await addWorker(user, '30999888')
  await addWorker(user, '33444777')
  await fillPolicy(user)
  await attachFiles(
    getSection('Documentos'),
    /^Documentos/,
    createFile('póliza.pdf'),
    createFile('recibo.jpg'),
  )
}

const expectedSubmission = { documentNumbers: ['30999888', '33444777'], files: ['póliza.pdf', 'recibo.jpg'] }

test('lists the unsent people and files with the reasons, and resends only these people and files', async () => {
  const { user, mock } = await openNewSubmission('seguros', {
    faults: [
      { operationId: 'createInsuredPerson', status: 500, skip: 1, times: 1 },
      {
        operationId: 'uploadInsuranceAttachment',
        status: 400,
        body: { file: ['El archivo tiene un virus.'] },
        skip: 1,
        times: 1,
      },
    ],
  })
  await fillInsurance(user)
  await clickSend(user)
  expect(await listReasons()).toEqual([
    'No se pudo agregar a "Rocío Domínguez".',
    'recibo.jpg: El archivo tiene un virus.',
  ])
  expect((await findUnsentStepsAlert()).getByText('Lo que ya se envió quedó guardado.')).toBeVisible()
  expect(await findAllWithText('Y 1 problema más.')).not.toEqual([])
  expect(readInsurance(mock, '4501-77')).toMatchObject({
    documentNumbers: ['30999888'],
    files: ['póliza.pdf'],
  })
  await setFaults(mock, [{ operationId: 'createInsuranceSubmission', status: 500 }])
  await clickButton(user, 'Reintentar')
  expect(await screen.findByText('Presentación de Seguro A.R.T. creada exitosamente.')).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Presentación de seguro A.R.T. enviada' })).toBeVisible()
  expect(readInsurance(mock, '4501-77')).toMatchObject(expectedSubmission)
})

test.runIf(isFullRun)(
  'lets the user leave out unsent people and files, but not the last person or the last file',
  async () => {
    const { user, mock } = await openNewSubmission('seguros', {
      faults: [
        { operationId: 'createInsuredPerson', status: 500 },
        { operationId: 'uploadInsuranceAttachment', status: 500, times: 1 },
      ],
    })
    await fillInsurance(user)
    await clickSend(user)
    expect(await listReasons()).toContain('No se pudo subir el adjunto "póliza.pdf".')
    await clickButton(user, 'Dejar afuera póliza.pdf')
    await clickButton(user, 'Dejar afuera a Juana Pérez')
    await waitFor(async () =>
      expect(await listReasons()).toEqual(['No se pudo agregar a "Rocío Domínguez".']),
    )
    expect(screen.queryByRole('button', { name: /^Dejar afuera/ })).not.toBeInTheDocument()
    expect(getSection('Documentos').getAllByRole('listitem')).toHaveLength(1)
    await setFaults(mock, [])
    // The retry sends the values of the form, which no longer contain the left-out person and file.
    await clickButton(user, 'Reintentar')
    await screen.findByRole('heading', { name: 'Presentación de seguro A.R.T. enviada' })
    expect(readInsurance(mock, '4501-77')).toMatchObject({
      documentNumbers: ['33444777'],
      files: ['recibo.jpg'],
    })
  },
)

test.runIf(isFullRun)(
  'lets the user retry after cancelling one upload, and after stopping the whole sending',
  async () => {
    const { user, mock } = await openNewSubmission('seguros', {
      faults: [{ operationId: 'uploadInsuranceAttachment', status: 'timeout', times: 1 }],
    })
    await fillInsurance(user)
    await clickSend(user)
    await clickButton(user, 'Cancelar la subida de póliza.pdf')
    expect(await listReasons()).toEqual(['póliza.pdf: Cancelaste el envío.'])
    // The cancel button is unmounted, so the focus moves to the retry button.
    expect(screen.getByRole('button', { name: 'Reintentar' })).toHaveFocus()
    await setFaults(mock, [{ operationId: 'uploadInsuranceAttachment', status: 'timeout', times: 1 }])
    await clickButton(user, 'Reintentar')
    // The focus is on the group, so that a second Enter does not press the stop button.
    const progressGroup = await screen.findByRole('group', { name: 'Enviando la presentación' })
    expect(progressGroup).toHaveFocus()
    await user.keyboard('{Enter}')
    expect(progressGroup).toHaveFocus()
    await clickButton(user, 'Detener el envío')
    expect(await listReasons()).toEqual(['póliza.pdf: Cancelaste el envío.'])
    await clickButton(user, 'Reintentar')
    await screen.findByRole('heading', { name: 'Presentación de seguro A.R.T. enviada' })
    expect(readInsurance(mock, '4501-77')).toMatchObject({
      ...expectedSubmission,
      files: ['recibo.jpg', 'póliza.pdf'],
    })
  },
)

test.runIf(isFullRun)(
  'shows a field error at its field, explains other failures, and saves nothing until a retry succeeds',
  async () => {
    const { user, mock } = await openNewSubmission('seguros', {
      faults: [
        {
          operationId: 'createInsuranceSubmission',
          status: 400,
          body: { policy_number: ['Esa póliza no es de esa compañía.'] },
          times: 1,
        },
        { operationId: 'createInsuranceSubmission', status: 500, times: 1 },
        { operationId: 'createInsuranceSubmission', status: 'network', times: 1 },
      ],
    })
    await fillInsurance(user)
    await clickSend(user)
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: /^Número de Póliza/ })).toHaveAccessibleDescription(
        expect.stringContaining('Esa póliza no es de esa compañía.'),
      ),
    )
    expect(screen.queryByText('Faltó enviar una parte de la presentación')).not.toBeInTheDocument()
    await clickSend(user)
    expect((await listReasons())[0]).toBe('Ocurrió un error al crear la presentación.')
    expect((await findUnsentStepsAlert()).getByText('Todavía no se guardó nada.')).toBeVisible()
    await clickButton(user, 'Reintentar')
    await waitFor(async () =>
      expect((await listReasons())[0]).toBe(
        'Ocurrió un error al crear la presentación. No pudimos conectarnos. Revisá tu conexión a internet y volvé a intentarlo.',
      ),
    )
    expect((await listReasons()).slice(1)).toContain('Juana Pérez: Todavía no se envió.')
    await clickButton(user, 'Reintentar')
    await screen.findByRole('heading', { name: 'Presentación de seguro A.R.T. enviada' })
    expect(readInsurance(mock, '4501-77')).toMatchObject(expectedSubmission)
  },
)

test.runIf(isFullRun)(
  'on a retry with a changed day, updates the partly sent submission and creates no second one',
  async () => {
    const { user, mock } = await openNewSubmission('seguros', {
      faults: [{ operationId: 'createInsuredPerson', status: 'lost', times: 1 }],
    })
    await fillInsurance(user)
    await clickSend(user)
    await findUnsentStepsAlert()
    await typeDay(user, getSection('Datos del seguro A.R.T.'), /^Fecha de fin de póliza/, '31-12-2026')
    await clickButton(user, 'Reintentar')
    await screen.findByRole('heading', { name: 'Presentación de seguro A.R.T. enviada' })
    const { submission, ...rest } = readInsurance(mock, '4501-77')
    expect([submission?.to_date, rest]).toEqual(['2026-12-31', expectedSubmission])
  },
)

test.runIf(isFullRun)(
  'creates the background-check submission without a worker whose only file the user leaves out',
  async () => {
    const { user, mock } = await openNewSubmission('antecedentes', {
      faults: [{ operationId: 'uploadBackgroundCheckAttachment', status: 500, skip: 1, times: 1 }],
    })
    await addWorker(user, '30999888')
    await fillEntry(user, 'Juana Pérez', createFile('juana.pdf'))
    await addWorker(user, '33444777')
    await fillEntry(user, 'Rocío Domínguez', createFile('rocio.pdf'))
    const submissionCountBefore = mock.db.backgroundCheckSubmissions.count()
    const countOrphanEntries = () =>
      mock.db.backgroundCheckPeople.all().filter((entry) => entry.background_check_submission_id === null)
        .length
    const orphanCountBefore = countOrphanEntries()
    await clickSend(user)
    expect(await listReasons()).toEqual([
      'No se pudo subir el adjunto "rocio.pdf".',
      'Falta registrar la presentación.',
    ])
    expect(mock.db.backgroundCheckSubmissions.count()).toBe(submissionCountBefore)
    await clickButton(user, 'Dejar afuera rocio.pdf')
    expect(await screen.findByText('Presentación de Antecedente Penal creada exitosamente.')).toBeVisible()
    const submission = mock.db.backgroundCheckSubmissions.all().at(-1)
    const entries = mock.db.backgroundCheckPeople.by('background_check_submission_id', submission?.id ?? 0)
    expect(entries.map(({ person_id }) => mock.db.persons.require(person_id).id_number)).toEqual(['30999888'])
    // The entry of the left-out worker was removed.
    expect(countOrphanEntries()).toBe(orphanCountBefore)
  },
)

test.runIf(isFullRun)(
  'after a 401 response, offers the sign-in in a dialog, and sends the rest on a retry',
  async () => {
    const { user, mock } = await openNewSubmission('seguros', {
      faults: [{ operationId: 'createInsuredPerson', status: 401, skip: 1, times: 1 }],
    })
    await fillInsurance(user)
    await clickSend(user)
    const dialog = within(await screen.findByRole('dialog', { name: /sesión/ }))
    await user.type(await dialog.findByLabelText(/^Contraseña/), 'Demo1234')
    await user.click(dialog.getByRole('button', { name: 'Acceder' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect((await listReasons())[0]).toBe('No se pudo agregar a "Rocío Domínguez".')
    await clickButton(user, 'Reintentar')
    await screen.findByRole('heading', { name: 'Presentación de seguro A.R.T. enviada' })
    expect(readInsurance(mock, '4501-77')).toMatchObject(expectedSubmission)
  },
)
