import { TreeDeciduous } from 'lucide-react'
import { useLocation } from 'react-router-dom'
import { Avatar } from '@/design-system/components/Avatar/Avatar'
import { Inline } from '@/design-system/components/Inline/Inline'
import { Select } from '@/design-system/components/Select/Select'
import { Text } from '@/design-system/components/Text/Text'
import { useSession } from '@/session/use-session'
import { copy } from './copy'
import { isForm, isPass } from './sections'
import { useNeighbourhoodChange } from './use-neighbourhood-change'

/** The neighbourhood's logo and, for who has several, the choice of another. Not in a form, which is of the one. */
export function NeighbourhoodChoice() {
  const { neighbourhood, neighbourhoods } = useSession()
  const address = useLocation()
  const isFixed = isForm(address)
  const reason = isPass(address) ? copy.neighbourhoodOfPass : copy.neighbourhoodFixed
  const { chosen, changeTo } = useNeighbourhoodChange()
  return (
    <Inline gap={3} wraps={false}>
      {neighbourhood.logo ? (
        <Avatar name={neighbourhood.name} src={neighbourhood.logo} size="md" isDecorative />
      ) : (
        <TreeDeciduous size={28} aria-hidden="true" />
      )}
      {neighbourhoods.length > 1 ? (
        <Select
          label={copy.neighbourhood}
          isLabelHidden
          reservesMessage={false}
          name="barrio"
          value={String(chosen)}
          options={neighbourhoods.map(({ id, name }) => ({ value: String(id), label: name }))}
          disabled={isFixed}
          title={isFixed ? reason : undefined}
          onChange={(id) => changeTo(Number(id))}
        />
      ) : (
        <Text as="strong">{neighbourhood.name}</Text>
      )}
    </Inline>
  )
}
