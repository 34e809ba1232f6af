import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { listWrites } from '../../support/list-writes'
import { setFaults } from '../../support/render-screen'
import { isFullRun } from '../../support/scope'
import {
  clickSave,
  findEditDrawer,
  openInsuranceForm,
  recordDecision,
  waitForClosedDrawer,
} from './edit-steps'
import { findRow, findRows, openList } from './list-steps'
import {
  addWorker,
  attachFiles,
  createFile,
  findAllWithText,
  getSection,
  readInsurance,
  typeDay,
} from './new-steps'

const policy = '1187730'

const getPolicyField = () => screen.getByRole('textbox', { name: /^Número de Póliza/ })

test('saves changes to the people, files and policy number, and keeps the other people with their decisions', async () => {
  const { user, mock, drawer } = await openInsuranceForm(policy)
  const before = mock.db.insuredPeople.by(
    'insurance_submission_id',
    readInsurance(mock, policy).submission?.id ?? 0,
  )
  const [removedFile] = mock.db.attachments.by(
    'insurance_submission_id',
    readInsurance(mock, policy).submission?.id ?? 0,
  )
  expect(drawer.getByRole('heading', { level: 2 })).toHaveTextContent('Editar Pendiente')
  await user.click(drawer.getByRole('button', { name: 'Quitar Jonathan Bogado' }))
  await addWorker(user, '24718305')
  await user.type(getPolicyField(), '-B')
  await attachFiles(
    getSection('Documentos'),
    /^Documentos/,
    createFile('nómina.xlsx'),
    createFile('sello.png'),
  )
  await user.click(screen.getByRole('button', { name: /^Quitar certificado de cobertura/ }))
  await clickSave(user)
  await waitForClosedDrawer()

  await findAllWithText('Se han guardado los cambios.')
  const toast = await screen.findByText(/Se agregó 1 persona/)
  expect(toast).toHaveTextContent(/Se eliminó 1 persona/)
  expect(toast).toHaveTextContent(/Se agregaron \(2\) adjuntos/)
  expect(toast).toHaveTextContent(/Se eliminó 1 adjunto/)
  const savedInsurance = readInsurance(mock, `${policy}-B`)
  expect(savedInsurance.files).toEqual(['nómina.xlsx', 'sello.png'])
  expect(savedInsurance.documentNumbers).toEqual(['27940163', '26380572', '95073618', '24718305'])
  // The people who were not removed keep their ids and decisions.
  const after = mock.db.insuredPeople.by('insurance_submission_id', savedInsurance.submission?.id ?? 0)
  expect(after.slice(0, 3)).toEqual(
    before.filter(({ person_id }) => after.some((row) => row.person_id === person_id)),
  )
  const removedPerson = before.find(({ person_id }) => after.every((row) => row.person_id !== person_id))
  // The portal adds people and files at the same time, so the order of these requests varies.
  expect(listWrites(mock).toSorted()).toEqual(
    [
      `PUT insurance/${savedInsurance.submission?.id}/`,
      `DELETE insured-people/${removedPerson?.id}/`,
      'POST insured-people/',
      'POST attachments/',
      'POST attachments/',
      `DELETE attachments/${removedFile?.id}/`,
    ]
      .map((write) => write.replace(' ', ' /fapi/customer/101/submissions/'))
      .toSorted(),
  )
  expect(await findRow(`${policy}-B`)).toBeDefined()
  expect((await findRow(`${policy}-B`)).getByRole('cell', { name: /Pendientes: 2/ })).toBeVisible()
})

test('shows the errors of missing values, and of a last day before the first day, in the drawer', async () => {
  const { user } = await openInsuranceForm('67-118004', { as: 'residente' })
  await user.click(screen.getByRole('button', { name: 'Quitar Rubén Peralta' }))
  await user.clear(getPolicyField())
  await user.selectOptions(await screen.findByRole('combobox', { name: /^Compañía \*|^Compañía$/ }), '')
  const dates = getSection('Datos del seguro A.R.T.')
  await user.clear(dates.getByRole('textbox', { name: /^Fecha de inicio de póliza/ }))
  await user.clear(dates.getByRole('textbox', { name: /^Fecha de fin de póliza/ }))
  await clickSave(user)
  const firstDay = dates.getByRole('textbox', { name: /^Fecha de inicio de póliza/ })
  const lastDay = dates.getByRole('textbox', { name: /^Fecha de fin de póliza/ })
  for (const [field, sentence] of [
    [screen.getByRole('combobox', { name: /^Trabajador/ }), 'Por favor agregue trabajadores'],
    [screen.getByRole('combobox', { name: /^Compañía/ }), 'Por favor seleccione compañía'],
    [getPolicyField(), 'Por favor ingrese número de póliza'],
    [firstDay, 'Por favor seleccione una fecha'],
    [lastDay, 'Por favor seleccione fecha de fin'],
  ] as const)
    expect(field).toHaveAccessibleDescription(expect.stringContaining(sentence))
  await typeDay(user, dates, /^Fecha de inicio de póliza/, '10-03-2026')
  await typeDay(user, dates, /^Fecha de fin de póliza/, '09-03-2026')
  await clickSave(user)
  expect(lastDay).toHaveAccessibleDescription(
    expect.stringContaining('La fecha de fin no puede ser anterior a la de inicio.'),
  )
})

test('shows a rejection and its reason in the row of the person, and no decision in the row of an added person', async () => {
  const { user, drawer } = await openInsuranceForm('1187730')
  const getRow = (name: string) =>
    within(drawer.getByRole('rowheader', { name }).closest('tr') as HTMLElement)
  expect(getRow('Wálter Zabaleta').getByText('Rechazado')).toBeVisible()
  expect(getRow('Wálter Zabaleta').getByText('El certificado no lo incluye en la nómina.')).toBeVisible()
  await addWorker(user, '33444777')
  expect((await drawer.findByRole('rowheader', { name: 'Rocío Domínguez' })).closest('tr')).toHaveTextContent(
    '—',
  )
})

test.runIf(isFullRun)(
  'asks for confirmation before it closes a changed form, and closes an unchanged form at once',
  async () => {
    const { user, drawer, mock } = await openInsuranceForm(policy)
    await user.type(getPolicyField(), '9')
    await user.click(drawer.getByRole('button', { name: 'Cerrar' }))
    const confirmation = within(await screen.findByRole('alertdialog'))
    await user.click(confirmation.getByRole('button', { name: 'Seguir editando' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
    expect(getPolicyField()).toHaveValue(`${policy}9`)
    await user.type(getPolicyField(), '{Backspace}')
    await user.click(drawer.getByRole('button', { name: 'Cerrar' }))
    await waitForClosedDrawer()
    expect(readInsurance(mock, policy).submission?.policy_number).toBe(policy)
  },
)

test.each([
  ['APPROVED', 'Aprobado'],
  ['REJECTED', 'Rechazado'],
])(
  'shows a submission with the status %s read-only, even if the address requests the form',
  async (status, word) => {
    const { mock } = await openList('', {
      prepare: async (backend) => {
        const id = readInsurance(backend, policy).submission?.id
        await recordDecision(backend, { submission: id, status, comment: 'Ilegible.' })
      },
    })
    await findRows()
    window.history.pushState(
      null,
      '',
      `/submissions?vista=editar&id=${readInsurance(mock, policy).submission?.id}`,
    )
    window.dispatchEvent(new PopStateEvent('popstate'))
    const drawer = within(await screen.findByRole('dialog', { name: /^Detalles de presentación/ }))
    expect(await drawer.findByText('Solo se pueden editar solicitudes en estado PENDIENTE')).toBeVisible()
    expect(drawer.getByRole('heading', { level: 2 })).toHaveTextContent(word)
    expect(drawer.queryByRole('textbox')).not.toBeInTheDocument()
    expect(drawer.queryByRole('button', { name: /^(Guardar cambios|Editar)$/ })).not.toBeInTheDocument()
  },
)

test('preserves typed values, and explains that the Administration approved the submission before the user saved', async () => {
  const { user, mock, drawer } = await openInsuranceForm(policy)
  await user.type(getPolicyField(), '-X')
  await user.click(drawer.getByRole('button', { name: 'Quitar Jonathan Bogado' }))
  await recordDecision(mock, { submission: readInsurance(mock, policy).submission?.id, status: 'APPROVED' })
  await clickSave(user)
  expect(
    await drawer.findByText(
      'La Administración ya aprobó esta presentación: no se pueden enviar más cambios.',
    ),
  ).toBeVisible()
  expect(getPolicyField()).toHaveValue(`${policy}-X`)
  expect(getPolicyField()).toBeDisabled()
  expect(screen.getByRole('button', { name: 'Guardar cambios' })).toHaveAccessibleDescription(
    'Solo se pueden editar solicitudes en estado PENDIENTE',
  )
  expect(readInsurance(mock, policy).documentNumbers).toHaveLength(4)
  expect(drawer.getByRole('heading', { level: 2 })).toHaveTextContent('Aprobado')
  await user.click(drawer.getByRole('button', { name: 'Cerrar' }))
  await waitForClosedDrawer()
  expect((await findRow(policy)).getByText('Aprobado')).toBeVisible()
})

test.runIf(isFullRun)('lists the failed removals, and resends only the failed steps', async () => {
  const { user, mock, drawer } = await openInsuranceForm(policy, {
    faults: [
      { operationId: 'deleteInsuredPerson', status: 500, times: 1 },
      { operationId: 'deleteInsuranceAttachment', status: 500, times: 1 },
    ],
  })
  await user.click(drawer.getByRole('button', { name: 'Quitar Jonathan Bogado' }))
  await user.click(screen.getByRole('button', { name: /^Quitar certificado de cobertura/ }))
  await addWorker(user, '24718305')
  await clickSave(user)
  expect((await findAllWithText(/No se pudo eliminar a "Jonathan Bogado"\./)).length).toBeGreaterThan(0)
  expect(
    (await findAllWithText(/No se pudo eliminar el adjunto "certificado de cobertura.*"\./)).length,
  ).toBeGreaterThan(0)
  expect(readInsurance(mock, policy).documentNumbers).toContain('24718305')
  await setFaults(mock, [])
  await user.click(drawer.getByRole('button', { name: 'Reintentar' }))
  await waitForClosedDrawer()
  expect(readInsurance(mock, policy).documentNumbers).toEqual([
    '27940163',
    '26380572',
    '95073618',
    '24718305',
  ])
  expect(readInsurance(mock, policy).files).toEqual([])
})

test('shows the field error of a 400 response, explains a 500 response, and saves nothing', async () => {
  const { user, mock } = await openInsuranceForm(policy, {
    faults: [
      {
        operationId: 'updateInsuranceSubmission',
        status: 400,
        times: 1,
        body: { policy_number: ['Ya existe.'] },
      },
    ],
  })
  await user.type(getPolicyField(), '-X')
  await clickSave(user)
  expect((await findAllWithText('Ya existe.')).length).toBeGreaterThan(0)
  await setFaults(mock, [{ operationId: 'updateInsuranceSubmission', status: 500 }])
  await user.type(getPolicyField(), 'Y')
  await clickSave(user)
  expect((await findAllWithText(/Ocurrió un error al editar la presentación\./)).length).toBeGreaterThan(0)
  expect(readInsurance(mock, policy).submission?.policy_number).toBe(policy)
})

test('switches from the details to the form, and returns to the list when the user closes the form', async () => {
  const { user } = await openList()
  await findRows()
  await user.click(screen.getByRole('button', { name: `Ver detalle póliza ${policy}` }))
  const detailsDrawer = within(await screen.findByRole('dialog', { name: /^Detalles/ }))
  await user.click(await detailsDrawer.findByRole('button', { name: 'Editar' }))
  const drawer = await findEditDrawer()
  expect(window.location.search).toContain('vista=editar')
  await user.click(drawer.getByRole('button', { name: 'Cerrar' }))
  await waitForClosedDrawer()
  expect(window.location.search).toBe('')
})
