import { useState } from 'react'
import { Combobox } from '@/design-system/components/Combobox/Combobox'
import type { GatePerson } from '../../../client.ts'
import { useControlQuery } from '../../calls/use-control-query.ts'
import { usePanelControls } from '../../controls-context.tsx'
import { copy } from './copy.ts'

interface PersonFieldProps {
  gateId: number
  /** The id of the selected person as text; empty if no person is selected. */
  value: string
  onChange: (value: string) => void
  error: string | undefined
}

/** A field that searches the people of the gate's neighbourhood, also those without a permit. */
export function PersonField({ gateId, value, onChange, error }: PersonFieldProps) {
  const { mock } = usePanelControls()
  const [text, setText] = useState('')
  const searchQuery = useControlQuery(() => mock.gate(text, gateId), `${gateId} ${text}`)
  const { expected = [], inside = [] } = searchQuery.value ?? {}
  return (
    <Combobox
      label={copy.person}
      name="person"
      hint={copy.personHint}
      value={value}
      onChange={onChange}
      options={[...expected, ...inside].map(toOption)}
      onSearch={setText}
      delay={250}
      isLoading={searchQuery.isLoading}
      failure={searchQuery.failure}
      onRetry={() => void searchQuery.reload()}
      labels={copy.search}
      autoComplete="off"
      spellCheck={false}
      error={error}
    />
  )
}

const toOption = ({ person, name, document: documentNumber, reason }: GatePerson) => ({
  value: String(person),
  label: name,
  description: `${copy.document(documentNumber)} · ${reason}`,
})
