import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { isFullRun } from '../../support/scope'
import { matchWholeText } from '../../support/whole-text'
import {
  addWorker,
  attachFiles,
  clickSend,
  createFile,
  fillEntry,
  fillPolicy,
  getSection,
  openNewSubmission,
  readInsurance,
} from './new-steps'

test.runIf(isFullRun)(
  'puts a removed worker of a background check back, with the dates and the file',
  async () => {
    const { user } = await openNewSubmission('antecedentes')
    await addWorker(user, '21935593')
    await fillEntry(user, 'Héctor Bustos', createFile('héctor.pdf'))
    await addWorker(user, '43932439')
    await user.click(screen.getByRole('button', { name: 'Quitar Héctor Bustos' }))
    expect(screen.queryByRole('group', { name: 'Héctor Bustos' })).toBeNull()
    expect(await screen.findByText('Quitaste a Héctor Bustos de la presentación.')).toBeVisible()

    await user.click(screen.getByRole('button', { name: 'Deshacer' }))
    const entry = getSection('Héctor Bustos')
    expect(entry.getByText(matchWholeText('Del 10-03-2026 al 10-09-2026'))).toBeVisible()
    await user.click(entry.getByRole('button', { name: 'Editar Héctor Bustos' }))
    expect(entry.getByText('héctor.pdf')).toBeVisible()
  },
)

test('sends a person and a file of an insurance submission whose removal was undone', async () => {
  const { user, mock } = await openNewSubmission()
  await addWorker(user, '21935593')
  await attachFiles(getSection('Documentos'), /^Documentos/, createFile('póliza.pdf'))
  await user.click(screen.getByRole('button', { name: 'Quitar Héctor Bustos' }))
  await user.click(await screen.findByRole('button', { name: 'Deshacer' }))
  expect(screen.getByRole('rowheader', { name: 'Héctor Bustos' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Quitar póliza.pdf' }))
  expect(await screen.findByText('Quitaste el archivo "póliza.pdf".')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Deshacer' }))

  await fillPolicy(user)
  await clickSend(user)
  await screen.findByRole('heading', { name: 'Presentación de seguro A.R.T. enviada' })
  expect(readInsurance(mock, '4501-77')).toMatchObject({
    documentNumbers: ['21935593'],
    files: ['póliza.pdf'],
  })
})
