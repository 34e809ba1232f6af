import { lots as words } from '@/copy/lots'
import { Select } from '@/design-system/components/Select/Select'
import { useSession } from '@/session/use-session'

interface LotSelectProps {
  /** The id of the selected lot; undefined if the user has no lot. */
  lotId: number | undefined
  /** Called after the session has switched to the chosen lot. */
  onChange: (lotId: number) => void
}

/** Selects the lot whose data the screen shows. It is hidden if the user has fewer than two lots. */
export function LotSelect({ lotId, onChange }: LotSelectProps) {
  const { lots, chooseLot } = useSession()
  if (lots.length < 2) return null
  return (
    <Select
      label={words.lot}
      name="lote"
      value={String(lotId ?? '')}
      options={lots.map(({ property_id, identifier, area_name }) => ({
        value: String(property_id),
        label: words.name(identifier, area_name),
      }))}
      onChange={(value) => {
        chooseLot(Number(value))
        onChange(Number(value))
      }}
      reservesMessageLine={false}
    />
  )
}
