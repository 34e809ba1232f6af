import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import * as v from 'valibot'
import { describe, expect, test, vi } from 'vitest'
import { ApiError } from '@/api/api-error'
import { TextField } from '@/design-system/components/TextField/TextField'
import { FormShell } from '@/patterns/form/FormShell'
import { SubmitButton } from '@/patterns/form/SubmitButton'
import { useFormField } from '@/patterns/form/use-form-field'

const schema = v.object({
  name: v.pipe(v.string(), v.nonEmpty('Escriba el nombre del evento')),
  email: v.pipe(v.string(), v.nonEmpty('Ingrese su email'), v.email('Ingrese un email válido')),
  note: v.pipe(v.string(), v.maxLength(5, 'Hasta 5 letras')),
})
type Values = v.InferInput<typeof schema>
const empty: Values = { name: '', email: '', note: '' }
const filled: Values = { name: 'Cumpleaños', email: 'ana@demo.ar', note: '' }

function Field({ name, label }: { name: string; label: string }) {
  return <TextField label={label} {...useFormField<string>(name)} />
}

const fields = (
  <>
    <Field name="name" label="Nombre" />
    <Field name="email" label="Email" />
    <Field name="note" label="Nota" />
  </>
)

/** Changes two fields at once. */
function Swap() {
  const name = useFormField<string>('name')
  const note = useFormField<string>('note')
  return (
    <button
      type="button"
      onClick={() => {
        name.onChange('')
        note.onChange('larga!')
      }}
    >
      Cambiar
    </button>
  )
}

type Options = Partial<Parameters<typeof FormShell<Values>>[0]>

/** A form of three fields; `onSubmit` answers as the test says. */
function draw({ onSubmit = async () => {}, ...options }: Options = {}) {
  const send = vi.fn(onSubmit)
  render(
    <FormShell initialValues={empty} schema={schema} isGuarded={false} onSubmit={send} {...options}>
      {options.children ?? (
        <>
          {fields}
          <SubmitButton>Guardar</SubmitButton>
        </>
      )}
    </FormShell>,
  )
  return { user: userEvent.setup(), send }
}

const field = (label: string) => screen.getByRole('textbox', { name: label })
const button = () => screen.getByRole('button', { name: 'Guardar' })
const refuse =
  (body: unknown, status = 400) =>
  () =>
    Promise.reject(new ApiError('status', status, body))

describe('what the schema refuses', () => {
  test('is not told before the field was left', async () => {
    const { user } = draw()
    await user.type(field('Email'), 'ana')
    expect(field('Email')).toBeValid()
    expect(screen.queryByText('Ingrese un email válido')).not.toBeInTheDocument()
    await user.tab()
    expect(field('Email')).toBeInvalid()
    expect(field('Email')).toHaveAccessibleDescription('Ingrese un email válido')
    expect(field('Nombre')).toBeValid()
  })

  test('goes as soon as it is mended, letter by letter', async () => {
    const { user } = draw()
    await user.click(field('Nombre'))
    await user.tab()
    expect(field('Nombre')).toHaveAccessibleDescription('Escriba el nombre del evento')
    await user.type(field('Nombre'), 'C')
    expect(field('Nombre')).toBeValid()
    await user.clear(field('Nombre'))
    expect(field('Nombre')).toHaveAccessibleDescription('Escriba el nombre del evento')
  })

  test('is told of every field once sending was tried, and nothing is sent', async () => {
    const { user, send } = draw()
    await user.click(button())
    expect(field('Nombre')).toHaveAccessibleDescription('Escriba el nombre del evento')
    expect(field('Email')).toHaveAccessibleDescription('Ingrese su email')
    expect(field('Nota')).toBeValid()
    expect(send).not.toHaveBeenCalled()
  })

  test('takes the focus to the first field that is wrong', async () => {
    const { user } = draw({ initialValues: { ...filled, email: 'x', note: 'muy larga' } })
    await user.click(button())
    expect(field('Email')).toHaveFocus()
  })

  test('is summed up when there is more than one thing, and each leads to its field', async () => {
    const { user } = draw({ initialValues: { ...empty, note: 'muy larga' } })
    await user.click(button())
    const summary = screen.getByRole('region', { name: 'Revisá 3 datos antes de continuar:' })
    const links = within(summary).getAllByRole('link')
    expect(links.map((link) => link.textContent)).toEqual([
      'Escriba el nombre del evento',
      'Ingrese su email',
      'Hasta 5 letras',
    ])
    await user.click(within(summary).getByRole('link', { name: 'Hasta 5 letras' }))
    expect(field('Nota')).toHaveFocus()
    await user.clear(field('Nota'))
    expect(screen.getByRole('region', { name: 'Revisá 2 datos antes de continuar:' })).toBeVisible()
    await user.type(field('Nombre'), 'C')
    expect(screen.queryByRole('region')).not.toBeInTheDocument()
  })

  test('about a field that is not on the page is told above the form, not only by a button that does nothing', async () => {
    const { user, send } = draw({
      initialValues: { ...filled, note: 'muy larga' },
      children: (
        <>
          <Field name="name" label="Nombre" />
          <SubmitButton>Guardar</SubmitButton>
        </>
      ),
    })
    await user.click(button())
    expect(screen.getByRole('alert')).toHaveTextContent('Hasta 5 letras')
    expect(send).not.toHaveBeenCalled()
  })

  test('about no field in particular is told above the form', async () => {
    const strict = v.pipe(
      schema,
      v.check(({ name, note }) => name !== note, 'La nota repite el nombre'),
    )
    const { user, send } = draw({ schema: strict, initialValues: { ...filled, name: 'Hola', note: 'Hola' } })
    await user.click(button())
    expect(screen.getByRole('alert')).toHaveTextContent('La nota repite el nombre')
    expect(send).not.toHaveBeenCalled()
    await user.clear(field('Nota'))
    await user.click(button())
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    expect(send).toHaveBeenCalledTimes(1)
  })

  test('is what it says of the values on the page, though two of them changed at once', async () => {
    const { user } = draw({
      initialValues: filled,
      children: (form) => (
        <>
          {fields}
          <Swap />
          <p>{form.isValid ? 'Bien' : Object.values(form.errors).join(', ')}</p>
          <SubmitButton>Guardar</SubmitButton>
        </>
      ),
    })
    expect(screen.getByText('Bien')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Cambiar' }))
    expect(screen.getByText('Escriba el nombre del evento, Hasta 5 letras')).toBeVisible()
  })
})

describe('what the backend refuses', () => {
  test('is told at the field that it names, which takes the focus, until the field changes', async () => {
    const { user } = draw({
      initialValues: filled,
      onSubmit: refuse({ email: ['Ya está en uso.', 'Probá con otro.'] }),
    })
    await user.click(button())
    expect(field('Email')).toHaveAccessibleDescription('Ya está en uso. Probá con otro.')
    expect(field('Email')).toHaveFocus()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    await user.type(field('Nombre'), '!')
    expect(field('Email')).toBeInvalid()
    await user.type(field('Email'), 'x')
    expect(field('Email')).toBeValid()
  })

  test('is told at the input that answers for the field, where the names differ', async () => {
    const { user } = draw({
      initialValues: filled,
      serverFields: { description: 'note' },
      onSubmit: refuse({ description: ['Contiene palabras prohibidas.'] }),
    })
    await user.click(button())
    expect(field('Nota')).toHaveAccessibleDescription('Contiene palabras prohibidas.')
  })

  test('about fields that the form does not have is told above it', async () => {
    const { user } = draw({
      initialValues: filled,
      onSubmit: refuse({
        people: ['Juana no puede ingresar.'],
        constructor: ['Raro.'],
        email: ['Ya está en uso.'],
      }),
    })
    await user.click(button())
    expect(screen.getByRole('alert')).toHaveTextContent('Juana no puede ingresar.')
    expect(screen.getByRole('alert')).toHaveTextContent('Raro.')
    expect(screen.getByRole('alert')).not.toHaveTextContent('Ya está en uso.')
    expect(field('Email')).toHaveAccessibleDescription('Ya está en uso.')
  })

  test('about a field that is not on the page now is told above the form', async () => {
    const { user } = draw({
      initialValues: filled,
      onSubmit: refuse({ note: ['Muy larga.'] }),
      children: (
        <>
          <Field name="name" label="Nombre" />
          <SubmitButton>Guardar</SubmitButton>
        </>
      ),
    })
    await user.click(button())
    expect(screen.getByRole('alert')).toHaveTextContent('Muy larga.')
  })

  test('of the whole is told above the form, also when it speaks of a field besides', async () => {
    const { user } = draw({
      initialValues: filled,
      onSubmit: refuse({ non_field_errors: ['Revisá los datos.'], name: ['Muy largo.'] }),
    })
    await user.click(button())
    expect(screen.getByRole('alert')).toHaveTextContent('Revisá los datos.')
    expect(field('Nombre')).toHaveAccessibleDescription('Muy largo.')
  })

  test('twice in the same words is told once', async () => {
    const { user } = draw({ initialValues: filled, onSubmit: refuse({ non_field_errors: ['No.', 'No.'] }) })
    await user.click(button())
    expect(within(screen.getByRole('alert')).getAllByText('No.')).toHaveLength(1)
  })

  test('with a 500 is told in our words, nothing typed is lost, and it can be sent again', async () => {
    const onSubmit = vi
      .fn()
      .mockRejectedValueOnce(new ApiError('status', 500, { detail: 'Traceback', email: ['Traceback'] }))
      .mockResolvedValueOnce(undefined)
    const { user, send } = draw({ onSubmit })
    await user.type(field('Nombre'), 'Cumpleaños')
    await user.type(field('Email'), 'ana@demo.ar')
    await user.click(button())
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Tuvimos un problema de nuestro lado. Volvé a intentarlo en unos minutos.',
    )
    expect(screen.queryByText(/Traceback/)).not.toBeInTheDocument()
    expect(field('Nombre')).toHaveValue('Cumpleaños')
    expect(field('Email')).toHaveValue('ana@demo.ar')
    expect(field('Email')).toBeValid()
    await user.click(button())
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    expect(send.mock.calls).toEqual([[filled], [filled]])
  })

  test('without a word is told in the words of the screen', async () => {
    const fallback = 'Ha ocurrido un error al crear/modificar la autorización.'
    const { user } = draw({ initialValues: filled, fallback, onSubmit: refuse(undefined) })
    await user.click(button())
    expect(screen.getByRole('alert')).toHaveTextContent(fallback)
  })

  test('is told as the screen describes it, where it does', async () => {
    const { user } = draw({
      initialValues: filled,
      describe: (error) => [error instanceof ApiError ? `Código ${error.status}` : 'Otro'],
      onSubmit: refuse({ detail: 'No.' }, 409),
    })
    await user.click(button())
    expect(screen.getByRole('alert')).toHaveTextContent('Código 409')
  })

  test('is scrolled to when it is above the form, for who pressed the button at its end', async () => {
    const scrollIntoView = vi.spyOn(Element.prototype, 'scrollIntoView')
    const { user } = draw({ initialValues: filled, onSubmit: refuse({ detail: 'No.' }, 403) })
    await user.click(button())
    expect(scrollIntoView.mock.contexts).toEqual([screen.getByRole('alert')])
    expect(button()).toHaveFocus()
  })

  test('a defect of ours while sending is unexpected, and the form goes on', async () => {
    const onSubmit = vi
      .fn()
      .mockRejectedValueOnce(new TypeError('x is undefined'))
      .mockResolvedValueOnce(undefined)
    const { user } = draw({ initialValues: filled, onSubmit })
    await user.click(button())
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Ha ocurrido un error inesperado. Por favor intente más tarde.',
    )
    await user.click(button())
    expect(onSubmit).toHaveBeenCalledTimes(2)
  })
})

describe('sending', () => {
  /** A form whose sending lasts until the test says so. */
  function drawSlow() {
    const answer = Promise.withResolvers<void>()
    return { ...draw({ initialValues: filled, onSubmit: () => answer.promise }), answer }
  }

  test('two presses and an Enter at the same moment send once', async () => {
    const { send, answer } = drawSlow()
    const form = button().closest('form')
    await act(async () => {
      button().click()
      button().click()
      form?.requestSubmit()
    })
    expect(send).toHaveBeenCalledTimes(1)
    await act(async () => answer.resolve())
    expect(send).toHaveBeenCalledTimes(1)
  })

  test('five presses and an Enter held down, on a slow backend, send once; the button stays busy until the end', async () => {
    const { user, send, answer } = drawSlow()
    for (let press = 0; press < 5; press += 1) await user.click(button())
    await user.type(field('Nombre'), '{Enter>5/}')
    expect(send).toHaveBeenCalledTimes(1)
    expect(button()).toHaveAttribute('aria-busy', 'true')
    await act(async () => answer.resolve())
    expect(button()).not.toHaveAttribute('aria-busy')
  })

  test('sends what was on the page when it was pressed', async () => {
    const { user, send, answer } = drawSlow()
    await user.click(button())
    await user.type(field('Nombre'), ' de Ana')
    await act(async () => answer.resolve())
    expect(send).toHaveBeenCalledWith(filled)
    expect(field('Nombre')).toHaveValue('Cumpleaños de Ana')
  })

  test('that failed can be tried again, also after the schema refused it in between', async () => {
    const onSubmit = vi.fn().mockRejectedValueOnce(new ApiError('network')).mockResolvedValueOnce(undefined)
    const { user } = draw({ initialValues: filled, onSubmit })
    await user.click(button())
    expect(screen.getByRole('alert')).toHaveTextContent('No pudimos conectarnos.')
    await user.clear(field('Nombre'))
    await user.click(button())
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    expect(onSubmit).toHaveBeenCalledTimes(1)
    await user.type(field('Nombre'), 'Asado{Enter}')
    expect(onSubmit).toHaveBeenCalledTimes(2)
  })

  test('that is refused beforehand explains itself and sends nothing, not even by Enter', async () => {
    const reason = 'Debés seleccionar por lo menos un contacto.'
    const { user, send } = draw({
      initialValues: filled,
      children: (
        <>
          {fields}
          <SubmitButton disabledReason={reason}>Guardar</SubmitButton>
        </>
      ),
    })
    expect(button()).toHaveAccessibleDescription(reason)
    await user.click(button())
    await user.type(field('Nombre'), '{Enter}')
    expect(send).not.toHaveBeenCalled()
  })

  test('is not possible where every field is out of use', async () => {
    const { user, send } = draw({ initialValues: filled, isDisabled: true })
    for (const label of ['Nombre', 'Email', 'Nota']) expect(field(label)).toBeDisabled()
    await user.click(button())
    expect(send).not.toHaveBeenCalled()
  })
})

/** A form whose data is read again while somebody types. */
function Refetched() {
  const [initialValues, setInitialValues] = useState(filled)
  return (
    <>
      <button type="button" onClick={() => setInitialValues({ ...filled, name: 'De otro' })}>
        Actualizar
      </button>
      <FormShell initialValues={initialValues} schema={schema} isGuarded={false} onSubmit={async () => {}}>
        {fields}
      </FormShell>
    </>
  )
}

test('fresh data of the backend never replaces what was typed', async () => {
  render(<Refetched />)
  const user = userEvent.setup()
  await user.type(field('Nombre'), ' de Ana')
  await user.click(screen.getByRole('button', { name: 'Actualizar' }))
  expect(field('Nombre')).toHaveValue('Cumpleaños de Ana')
})

test('two forms on a page have fields of their own', async () => {
  render(
    ['Uno', 'Dos'].map((name) => (
      <section key={name} aria-label={name}>
        <FormShell initialValues={empty} schema={schema} isGuarded={false} onSubmit={async () => {}}>
          {fields}
          <SubmitButton>Guardar</SubmitButton>
        </FormShell>
      </section>
    )),
  )
  const second = within(screen.getByRole('region', { name: 'Dos' }))
  const user = userEvent.setup()
  await user.click(second.getByRole('button', { name: 'Guardar' }))
  await user.click(second.getByRole('link', { name: 'Ingrese su email' }))
  expect(second.getByRole('textbox', { name: 'Email' })).toHaveFocus()
  expect(within(screen.getByRole('region', { name: 'Uno' })).queryByRole('link')).not.toBeInTheDocument()
})
