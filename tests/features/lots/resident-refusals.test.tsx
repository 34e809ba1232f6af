import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { setFaults } from '../../support/render-screen'
import { documentNumber, documentType, field, fillIn, openLot, openNew, saveButton } from './residents-steps'

const says = (sentence: string) => expect.stringContaining(sentence)

test('reports a current resident at the document, where another document can be typed', async () => {
  const { user, mock } = await openNew('corresidentes')
  await user.type(documentNumber(), '31204987')
  await user.tab()
  await screen.findByText(/La persona con documento DNI 31204987 ya está registrada/)
  expect(documentType()).toBeDisabled()
  await user.type(field(/Fecha de nacimiento/), '23/11/1998')
  await user.click(saveButton())
  const sentence = 'La persona ya es corresidente de este lote.'
  await waitFor(() => expect(documentNumber()).toHaveFocus())
  expect(documentNumber()).toHaveAccessibleDescription(says(sentence))
  expect(field(/^Nombre/)).toHaveValue('Federico')

  await user.clear(documentNumber())
  expect(screen.queryByText(sentence)).not.toBeInTheDocument()
  expect(screen.queryByText(/ya está registrada/)).not.toBeInTheDocument()
  expect(documentType()).toBeEnabled()
  await user.type(documentNumber(), '41286503')
  expect(documentNumber()).toHaveValue('41286503')
  expect(field(/^Nombre/)).toHaveValue('')
  await user.type(field(/^Nombre/), 'Julián')
  await user.type(field(/^Apellido/), 'Ñandú')
  expect(field(/Fecha de nacimiento/)).toHaveValue('23/11/1998')
  await user.click(saveButton())
  expect(await screen.findByText('El propietario se guardó satisfactoriamente.')).toBeVisible()
  expect(mock.db.persons.all().at(-1)).toMatchObject({ id_number: '41286503', first_name: 'JULIÁN' })
})

test('clears the registered data when the document changes', async () => {
  const { user } = await openNew('inquilinos')
  await user.type(documentNumber(), '30999888')
  await user.tab()
  await screen.findByText(/ya está registrada/)
  expect(screen.getByRole('radio', { name: 'Femenino' })).toBeChecked()
  await user.click(screen.getByRole('button', { name: 'Usar otro documento' }))
  expect(screen.getByRole('radio', { name: 'Masculino' })).toBeChecked()
})

test('refuses an invalid day, an invalid email, and a contract without an end', async () => {
  const { user, mock } = await openNew('inquilinos')
  const before = mock.db.residencies.all().length
  await fillIn(user)
  await user.clear(field(/Fecha de nacimiento/))
  await user.type(field(/Fecha de nacimiento/), '31/02/1998')
  await user.type(field(/Email/), 'NADIE@')
  await user.clear(field(/^Hasta/))
  await user.click(saveButton())
  expect(await screen.findByText('Por favor complete los campos.')).toBeVisible()
  expect(field(/Fecha de nacimiento/)).toHaveAccessibleDescription(says('Fecha inválida'))
  expect(field(/Email/)).toHaveAccessibleDescription(says('Formato de email inválido'))
  expect(field(/^Hasta/)).toHaveAccessibleDescription(says('Este campo es obligatorio'))
  expect(field(/Fecha de nacimiento/)).toHaveFocus()
  expect(mock.db.residencies.all()).toHaveLength(before)
})

test('shows the reason instead of a code for a resident who may not enter', async () => {
  const { user } = await openNew('inquilinos')
  await fillIn(user)
  for (const [name, day] of [
    [/^Desde/, '01/02/2026'],
    [/^Hasta/, '10/03/2026'],
  ] as const) {
    await user.clear(field(name))
    await user.type(field(name), day)
  }
  await user.click(saveButton())
  expect(await screen.findByText('El contrato venció el 10/03/2026.')).toBeVisible()
  expect(screen.getByText('No puede ingresar al barrio')).toBeVisible()
  expect(screen.queryByRole('img', { name: /Código QR/ })).not.toBeInTheDocument()
})

test('shows that the change is saved and why the resident may still not enter', async () => {
  const { user } = await openLot('?tab=inquilinos&vista=editar&id=73')
  await screen.findByRole('heading', { name: 'Editar inquilino' })
  await user.type(field(/Email/), 'RODOLFO@Demo.ar')
  await user.click(saveButton())
  expect(await screen.findByText('El inquilino se modificó satisfactoriamente.')).toBeVisible()
  expect(await screen.findByText('El contrato venció el 08/02/2026.')).toBeVisible()
})

test("shows the backend's reason for a refused lookup", async () => {
  const { user, mock } = await openNew('corresidentes')
  const detail = 'El padrón está en mantenimiento.'
  await setFaults(mock, [{ operationId: 'lookupGuest', status: 409, times: 1, body: { detail } }])
  await user.type(documentNumber(), '41286503')
  await user.tab()
  expect(await screen.findByText(detail)).toBeVisible()
  expect(documentNumber()).toBeEnabled()
})

test('refuses names of 300 letters at their fields, and accepts letters of any script', async () => {
  const { user, mock } = await openNew('corresidentes')
  await fillIn(user)
  await user.clear(field(/^Nombre/))
  await user.click(field(/^Nombre/))
  await user.paste('Ñ'.repeat(300))
  await user.click(saveButton())
  await waitFor(() =>
    expect(field(/^Nombre/)).toHaveAccessibleDescription(says('No puede tener más de 100 caracteres.')),
  )
  await user.clear(field(/^Nombre/))
  await user.click(field(/^Nombre/))
  await user.paste('ليلى 🦄 <b>')
  await user.click(saveButton())
  const title = await screen.findByRole('heading', { name: /ليلى 🦄 <B> ÑANDÚ ya está en el lote/ })
  await waitFor(() => expect(title).toHaveFocus())
  expect(mock.db.persons.all().at(-1)?.first_name).toBe('ليلى 🦄 <B>')
})
