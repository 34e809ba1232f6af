import { memo } from 'react'
import { expect, test, vi } from 'vitest'
import { useFormField } from '@/patterns/form/use-form-field'
import { EventTextField, getField, renderForm } from './event-form'

const renderProps = vi.fn()

type FieldProps = ReturnType<typeof useFormField<string>>

const MemoizedField = memo(function MemoizedField(props: FieldProps) {
  renderProps(props)
  return <p>{props.value}</p>
})

function MemoizedEmail() {
  return <MemoizedField {...useFormField<string>('email')} />
}

test('a change of one field does not render the other, memoized fields again', async () => {
  const { user } = renderForm({
    children: (
      <>
        <EventTextField name="name" label="Nombre" />
        <MemoizedEmail />
      </>
    ),
  })
  renderProps.mockClear()
  await user.type(getField('Nombre'), 'Fiesta')
  expect(getField('Nombre')).toHaveValue('Fiesta')
  expect(renderProps).not.toHaveBeenCalled()
})
