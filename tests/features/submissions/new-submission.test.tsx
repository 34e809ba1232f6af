import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { listWrites } from '../../support/list-writes'
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
} from './new-steps'

const subtitle =
  'Su presentación será revisada por la Administración y podrá ver el estado actualizado de ella en el listado de presentaciones.'

test('sends an insurance submission before its people and files, and then offers an empty form', async () => {
  const { user, mock } = await openNewSubmission()
  await addWorker(user, '21935593')
  await addWorker(user, '43932439')
  await fillPolicy(user)
  const holder = getSection('Datos del tomador')
  await user.type(holder.getByRole('textbox', { name: 'Nombre o razón social' }), 'Delta S.R.L.')
  await user.type(holder.getByRole('textbox', { name: 'DNI o CUIL' }), '30-71234567-1')
  await attachFiles(
    getSection('Documentos'),
    /^Documentos/,
    createFile('póliza.pdf'),
    createFile('anexo.docx'),
  )
  await user.type(screen.getByRole('textbox', { name: /^Observaciones/ }), 'Dos ayudantes.')
  await clickSend(user)

  const title = await screen.findByRole('heading', { name: 'Presentación de seguro A.R.T. enviada' })
  await waitFor(() => expect(title).toHaveFocus())
  expect(screen.getByText(subtitle)).toBeVisible()
  expect(screen.getByText('Presentación de Seguro A.R.T. creada exitosamente.')).toBeVisible()
  const { submission, documentNumbers, files } = readInsurance(mock, '4501-77')
  expect(submission).toMatchObject({
    status: 'PENDING',
    from_date: '2026-03-16',
    to_date: '2027-03-15',
    policy_holder_full_name: 'Delta S.R.L.',
    policy_holder_id_number: '30-71234567-1',
    description: 'Dos ayudantes.',
  })
  expect(documentNumbers).toEqual(['21935593', '43932439'])
  expect(files).toEqual(['póliza.pdf', 'anexo.docx'])
  const [firstWrite, ...laterWrites] = listWrites(mock)
  expect(firstWrite).toBe('POST /fapi/customer/101/submissions/insurance/')
  // People and files are sent at the same time, so the order of their requests may vary.
  expect(laterWrites.sort()).toEqual([
    'POST /fapi/customer/101/submissions/attachments/',
    'POST /fapi/customer/101/submissions/attachments/',
    'POST /fapi/customer/101/submissions/insured-people/',
    'POST /fapi/customer/101/submissions/insured-people/',
  ])

  await user.click(screen.getByRole('button', { name: 'Crear otra' }))
  expect(screen.getByText('No se agregaron trabajadores.')).toBeVisible()
  expect(screen.getByRole('textbox', { name: /^Número de Póliza/ })).toHaveValue('')
  await waitFor(() => expect(screen.getByRole('radio', { name: 'Seguro A.R.T.' })).toHaveFocus())
})

test('sends the workers of a background-check submission first, then their files, and creates the submission last', async () => {
  const { user, mock } = await openNewSubmission('antecedentes')
  await addWorker(user, '21935593')
  await fillEntry(user, 'Héctor Bustos')
  await user.selectOptions(
    getSection('Héctor Bustos').getByRole('combobox', { name: 'Tipo de antecedente' }),
    [screen.getByRole('option', { name: /RNR/ })],
  )
  await addWorker(user, '43932439')
  await fillEntry(user, 'Rubén Peralta', createFile('Rubén.PNG'))
  await clickSend(user)
  await screen.findByRole('heading', { name: 'Presentación de antecedente penal enviada' })
  expect(screen.getByText(subtitle)).toBeVisible()
  expect(screen.getByText('Presentación de Antecedente Penal creada exitosamente.')).toBeVisible()
  const newestSubmission = mock.db.backgroundCheckSubmissions.all().at(-1)
  const entries = mock.db.backgroundCheckPeople.by(
    'background_check_submission_id',
    newestSubmission?.id ?? 0,
  )
  expect(entries).toMatchObject([
    { from_date: '2026-03-10', to_date: '2026-09-10', background_check_type_id: expect.any(Number) },
    { from_date: '2026-03-10', to_date: '2026-09-10', background_check_type_id: null },
  ])
  const names = entries.map(({ id }) =>
    mock.db.attachments.by('background_check_person_id', id).map(({ name }) => name),
  )
  expect(names).toEqual([['antecedentes.pdf'], ['Rubén.PNG']])
  expect(listWrites(mock)).toEqual([
    'POST /fapi/customer/101/submissions/background-check-people/',
    'POST /fapi/customer/101/submissions/background-check-people/',
    'POST /fapi/customer/101/submissions/background-check-attachments/',
    'POST /fapi/customer/101/submissions/background-check-attachments/',
    'POST /fapi/customer/101/submissions/background-check/',
  ])

  await user.click(screen.getByRole('button', { name: 'Presentar un seguro A.R.T.' }))
  expect(await screen.findByRole('textbox', { name: /^Número de Póliza/ })).toBeVisible()
  expect(window.location.search).toBe('?tipo=seguros')
})

test.runIf(isFullRun)(
  'shows the error of a refused policy at the field, and sends the corrected policy',
  async () => {
    const { user, mock } = await openNewSubmission()
    await addWorker(user, '21935593')
    await fillPolicy(user)
    await attachFiles(getSection('Documentos'), /^Documentos/, createFile('póliza.pdf'))
    await setFaults(mock, [
      {
        operationId: 'createInsuranceSubmission',
        status: 400,
        times: 1,
        body: { policy_number: ['Esa póliza ya fue presentada.'] },
      },
    ])
    await clickSend(user)
    const policy = screen.getByRole('textbox', { name: /^Número de Póliza/ })
    await waitFor(() =>
      expect(policy).toHaveAccessibleDescription(expect.stringContaining('Esa póliza ya fue presentada.')),
    )
    await waitFor(() => expect(policy).toHaveFocus())
    await user.type(policy, '8')
    await clickSend(user)
    await screen.findByRole('heading', { name: 'Presentación de seguro A.R.T. enviada' })
    expect(readInsurance(mock, '4501-778').documentNumbers).toEqual(['21935593'])
    await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Ir al inicio' }))
    await waitFor(() => expect(window.location.pathname).toBe('/'))
  },
)

test.runIf(isFullRun)('explains that a searched worker is already in the submission', async () => {
  const { user } = await openNewSubmission()
  await addWorker(user, '21935593')
  const search = screen.getByRole('combobox', { name: /^Trabajador/ })
  await user.click(search)
  await user.paste('21935593')
  const sentence =
    'La persona Héctor Bustos con documento 21935593 ya se encuentra registrada en la presentación.'
  expect((await findAllWithText(sentence)).length).toBeGreaterThan(0)
  expect(screen.getByRole('rowheader', { name: 'Héctor Bustos' })).toBeVisible()
})

test.runIf(isFullRun)(
  'removes people and files from the form when the user leaves them out, and sends the others',
  async () => {
    const { user, mock } = await openNewSubmission()
    await addWorker(user, '21935593')
    await addWorker(user, '43932439')
    await fillPolicy(user)
    await attachFiles(
      getSection('Documentos'),
      /^Documentos/,
      createFile('póliza.pdf'),
      createFile('anexo.pdf'),
    )
    await setFaults(mock, [
      { operationId: 'createInsuredPerson', status: 500, times: 1 },
      { operationId: 'uploadInsuranceAttachment', status: 500, times: 1 },
    ])
    await clickSend(user)
    const leaveOutName = /^Dejar afuera/
    await waitFor(() => expect(screen.getAllByRole('button', { name: leaveOutName })).toHaveLength(2))
    await user.click(screen.getAllByRole('button', { name: leaveOutName })[0] as HTMLElement)
    await waitFor(() => expect(screen.queryByRole('rowheader', { name: 'Héctor Bustos' })).toBeNull())
    await user.click(screen.getByRole('button', { name: leaveOutName }))
    await screen.findByRole('heading', { name: 'Presentación de seguro A.R.T. enviada' })
    expect(readInsurance(mock, '4501-77').documentNumbers).toEqual(['43932439'])
    expect(readInsurance(mock, '4501-77').files).toHaveLength(1)
  },
)

test.runIf(isFullRun)(
  'sends the changed values of the form when the user retries after a failure',
  async () => {
    const { user, mock } = await openNewSubmission()
    await addWorker(user, '21935593')
    await addWorker(user, '43932439')
    await fillPolicy(user)
    await attachFiles(
      getSection('Documentos'),
      /^Documentos/,
      createFile('póliza.pdf'),
      createFile('anexo.pdf'),
    )
    await setFaults(mock, [{ operationId: 'uploadInsuranceAttachment', status: 500, times: 1 }])
    await clickSend(user)
    const retryButton = await screen.findByRole('button', { name: 'Reintentar' })
    expect(screen.queryByRole('button', { name: 'Enviar presentación' })).toBeNull()
    const peopleTable = within(screen.getByRole('table'))
    await user.click(peopleTable.getAllByRole('button', { name: /^Quitar/ })[0] as HTMLElement)
    await user.type(screen.getByRole('textbox', { name: /^Número de Póliza/ }), '9')
    await user.click(retryButton)
    await screen.findByRole('heading', { name: 'Presentación de seguro A.R.T. enviada' })
    expect(readInsurance(mock, '4501-779')).toMatchObject({
      documentNumbers: ['43932439'],
      files: expect.any(Array),
    })
    expect(readInsurance(mock, '4501-779').files.sort()).toEqual(['anexo.pdf', 'póliza.pdf'])
    expect(
      mock.db.insuranceSubmissions.all().filter(({ policy_number }) => policy_number === '4501-77'),
    ).toEqual([])
  },
)

test.runIf(isFullRun)(
  'sends texts with markup and emoji unchanged, and uploads files with unusual names',
  async () => {
    const { user, mock } = await openNewSubmission()
    await addWorker(user, '21935593')
    const policy = `<b>'; DROP--</b> 👩‍👩‍👧‍👦 שלום`
    await fillPolicy(user, policy)
    const names = [`${'ñ'.repeat(300)}.pdf`, '\u202Efdp.exe.md', '=1+1.csv', '../../etc/passwd.txt']
    await attachFiles(getSection('Documentos'), /^Documentos/, ...names.map((name) => createFile(name)))
    await user.click(screen.getByRole('textbox', { name: 'Nombre o razón social' }))
    await user.paste(`${'🏠'.repeat(90)}<script>`)
    await clickSend(user)
    await screen.findByRole('heading', { name: 'Presentación de seguro A.R.T. enviada' })
    const { submission, files } = readInsurance(mock, policy)
    expect(submission?.policy_holder_full_name).toBe(`${'🏠'.repeat(90)}<script>`)
    // The backend removes folders and invisible characters, and shortens the name to 255 characters.
    expect(files.toSorted()).toEqual(
      [`${'ñ'.repeat(251)}.pdf`, 'fdp.exe.md', '=1+1.csv', 'passwd.txt'].toSorted(),
    )
  },
)
