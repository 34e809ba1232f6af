import { Select } from '@/design-system/components/Select/Select'
import { Stack } from '@/design-system/components/Stack/Stack'
import { CapitalsField } from './CapitalsField.tsx'
import { copy, type Direction } from './copy.ts'
import type { Pass } from './passes.ts'

interface CodeFieldProps {
  value: string
  onChange: (value: string) => void
  error: string | undefined
  /** Those that somebody may show now. */
  passes: readonly Pass[]
  direction: Direction
}

/** The code of a pass: chosen by whose it is, or typed. */
export function CodeField({ value, onChange, error, passes, direction }: CodeFieldProps) {
  const isOne = passes.some(({ qrcode }) => qrcode === value.trim())
  return (
    <Stack gap={3}>
      {passes.length > 0 && (
        <Select
          label={copy.passes[direction]}
          name="pass"
          value={isOne ? value.trim() : ''}
          onChange={onChange}
          options={passes.map(({ qrcode, words }) => ({ value: qrcode, label: words }))}
          placeholder={copy.choosePass}
          reservesMessage={false}
        />
      )}
      <CapitalsField
        label={copy.qrcode}
        name="qrcode"
        hint={copy.qrcodeHint}
        value={value}
        onChange={onChange}
        error={error}
      />
    </Stack>
  )
}
