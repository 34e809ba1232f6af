import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { setFaults } from '../../support/render-screen'
import { isFullRun } from '../../support/scope'
import {
  fillResidentForm,
  getDocumentNumberField,
  getDocumentTypeField,
  getField,
  getSaveButton,
  openLot,
  openNewForm,
} from './residents-steps'

const containsText = (text: string) => expect.stringContaining(text)

test.runIf(isFullRun)(
  'shows at the document number that the person is already a resident, and then accepts a different number',
  async () => {
    const { user, mock } = await openNewForm('corresidentes')
    await user.type(getDocumentNumberField(), '31204987')
    await user.tab()
    await screen.findByText(/La persona con documento DNI 31204987 ya está registrada/)
    expect(getDocumentTypeField()).toBeDisabled()
    await user.type(getField(/Fecha de nacimiento/), '23/11/1998')
    await user.click(getSaveButton())
    const message = 'La persona ya es corresidente de este lote.'
    await waitFor(() => expect(getDocumentNumberField()).toHaveFocus())
    expect(getDocumentNumberField()).toHaveAccessibleDescription(containsText(message))
    expect(getField(/^Nombre/)).toHaveValue('Federico')

    await user.clear(getDocumentNumberField())
    expect(screen.queryByText(message)).not.toBeInTheDocument()
    expect(screen.queryByText(/ya está registrada/)).not.toBeInTheDocument()
    expect(getDocumentTypeField()).toBeEnabled()
    await user.type(getDocumentNumberField(), '41286503')
    expect(getDocumentNumberField()).toHaveValue('41286503')
    expect(getField(/^Nombre/)).toHaveValue('')
    await user.type(getField(/^Nombre/), 'Julián')
    await user.type(getField(/^Apellido/), 'Ñandú')
    expect(getField(/Fecha de nacimiento/)).toHaveValue('23/11/1998')
    await user.click(getSaveButton())
    expect(await screen.findByText('El propietario se guardó satisfactoriamente.')).toBeVisible()
    expect(mock.db.persons.all().at(-1)).toMatchObject({ id_number: '41286503', first_name: 'JULIÁN' })
  },
)

test.runIf(isFullRun)(
  "clears the data of a registered person when the user clicks 'Usar otro documento'",
  async () => {
    const { user } = await openNewForm('inquilinos')
    await user.type(getDocumentNumberField(), '30999888')
    await user.tab()
    await screen.findByText(/ya está registrada/)
    expect(screen.getByRole('radio', { name: 'Femenino' })).toBeChecked()
    await user.click(screen.getByRole('button', { name: 'Usar otro documento' }))
    expect(screen.getByRole('radio', { name: 'Masculino' })).toBeChecked()
  },
)

test('rejects an invalid date of birth, an invalid email and a contract without an end', async () => {
  const { user, mock } = await openNewForm('inquilinos')
  const countBefore = mock.db.residencies.all().length
  await fillResidentForm(user)
  await user.clear(getField(/Fecha de nacimiento/))
  await user.type(getField(/Fecha de nacimiento/), '31/02/1998')
  await user.type(getField(/Email/), 'NADIE@')
  await user.clear(getField(/^Hasta/))
  await user.click(getSaveButton())
  expect(await screen.findByText('Por favor complete los campos.')).toBeVisible()
  expect(getField(/Fecha de nacimiento/)).toHaveAccessibleDescription(containsText('Fecha inválida'))
  expect(getField(/Email/)).toHaveAccessibleDescription(containsText('Formato de email inválido'))
  expect(getField(/^Hasta/)).toHaveAccessibleDescription(containsText('Este campo es obligatorio'))
  expect(getField(/Fecha de nacimiento/)).toHaveFocus()
  expect(mock.db.residencies.all()).toHaveLength(countBefore)
})

test('shows why a tenant with an expired contract may not enter, instead of a QR code', async () => {
  const { user } = await openNewForm('inquilinos')
  await fillResidentForm(user)
  for (const [name, day] of [
    [/^Desde/, '01/02/2026'],
    [/^Hasta/, '10/03/2026'],
  ] as const) {
    await user.clear(getField(name))
    await user.type(getField(name), day)
  }
  await user.click(getSaveButton())
  expect(await screen.findByText('El contrato venció el 10/03/2026.')).toBeVisible()
  expect(screen.getByText('No puede ingresar al barrio')).toBeVisible()
  expect(screen.queryByRole('img', { name: /Código QR/ })).not.toBeInTheDocument()
})

test('saves a new email of a tenant with an expired contract, and shows that the contract has expired', async () => {
  const { user } = await openLot('?tab=inquilinos&vista=editar&id=73')
  await screen.findByRole('heading', { name: 'Editar inquilino' })
  await user.type(getField(/Email/), 'RODOLFO@Demo.ar')
  await user.click(getSaveButton())
  expect(await screen.findByText('El inquilino se modificó satisfactoriamente.')).toBeVisible()
  expect(await screen.findByText('El contrato venció el 08/02/2026.')).toBeVisible()
})

test("shows the backend's message if the lookup of a document number fails", async () => {
  const { user, mock } = await openNewForm('corresidentes')
  const detail = 'El padrón está en mantenimiento.'
  await setFaults(mock, [{ operationId: 'lookupGuest', status: 409, times: 1, body: { detail } }])
  await user.type(getDocumentNumberField(), '41286503')
  await user.tab()
  expect(await screen.findByText(detail)).toBeVisible()
  expect(getDocumentNumberField()).toBeEnabled()
})

test.runIf(isFullRun)(
  'rejects a name of 300 letters at the field, and accepts letters of any script',
  async () => {
    const { user, mock } = await openNewForm('corresidentes')
    await fillResidentForm(user)
    await user.clear(getField(/^Nombre/))
    await user.click(getField(/^Nombre/))
    await user.paste('Ñ'.repeat(300))
    await user.click(getSaveButton())
    await waitFor(() =>
      expect(getField(/^Nombre/)).toHaveAccessibleDescription(
        containsText('No puede tener más de 100 caracteres.'),
      ),
    )
    await user.clear(getField(/^Nombre/))
    await user.click(getField(/^Nombre/))
    await user.paste('ليلى 🦄 <b>')
    await user.click(getSaveButton())
    const title = await screen.findByRole('heading', { name: /ليلى 🦄 <B> ÑANDÚ ya está en el lote/ })
    await waitFor(() => expect(title).toHaveFocus())
    expect(mock.db.persons.all().at(-1)?.first_name).toBe('ليلى 🦄 <B>')
  },
)
