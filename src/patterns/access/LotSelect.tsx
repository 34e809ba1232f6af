import { lots as words } from '@/copy/lots'
import { Select } from '@/design-system/components/Select/Select'
import { useSession } from '@/session/use-session'

interface LotSelectProps {
  /** The lot that is shown; undefined where the user has none. */
  lotId: number | undefined
  /** Called when another has been chosen: the session looks at it from then on. */
  onChange: (lotId: number) => void
}

/** Which of one's lots a screen tells of; nothing for who has one, and so no choice. */
export function LotSelect({ lotId, onChange }: LotSelectProps) {
  const { lots, chooseLot } = useSession()
  const choose = (id: number) => {
    chooseLot(id)
    onChange(id)
  }
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
      onChange={(value) => choose(Number(value))}
      reservesMessage={false}
    />
  )
}
