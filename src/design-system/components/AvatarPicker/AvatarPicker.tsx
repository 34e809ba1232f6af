import { Check } from 'lucide-react'
import styled from 'styled-components'
import { sunkenOnHover, textStyle, tint } from '@/design-system/theme/mixins'
import { border, color, motion, radius, space } from '@/design-system/theme/tokens'
import { Avatar } from '../Avatar/Avatar'
import { FieldSet } from '../Field/FieldSet'
import type { ControlProps } from '../Field/field-props'
import { Skeleton } from '../Skeleton/Skeleton'
import { SkeletonGroup } from '../SkeletonGroup/SkeletonGroup'

export interface AvatarOption {
  /** The value that stands for the person, unique in the picker. */
  value: string
  /** The person's name. */
  name: string
  /** A second line that distinguishes people with the same name. */
  description?: string
  /** The URL of a picture; without it, the initials. */
  src?: string | null
}

interface AvatarPickerProps extends ControlProps<'fieldset', 'onToggle'> {
  /** The values of the chosen people. */
  value: readonly string[]
  /** Called with the person that the user chose, or no longer chooses. */
  onToggle: (value: string) => void
  /** The people, the most probable first; undefined while they load. */
  options: readonly AvatarOption[] | undefined
  /** The number of placeholders while the people load. */
  placeholderCount: number
  /** The text that screen readers announce while the people load. */
  loadingLabel: string
}

/** A few people, each a toggle button with the picture or the initials and the name. */
export function AvatarPicker(props: AvatarPickerProps) {
  const { value, onToggle, options, placeholderCount, loadingLabel, ...rest } = props
  return (
    <FieldSet {...rest}>
      {options === undefined ? (
        <SkeletonGroup label={loadingLabel}>
          <People>
            {[...Array.from({ length: placeholderCount }).keys()].map((index) => (
              <Skeleton key={index} shape="block" height={personHeight} />
            ))}
          </People>
        </SkeletonGroup>
      ) : (
        <People>
          {options.map((option) => {
            const isChosen = value.includes(option.value)
            return (
              <Person
                key={option.value}
                type="button"
                aria-pressed={isChosen}
                onClick={() => onToggle(option.value)}
              >
                {isChosen ? (
                  <Mark>
                    <Check size={20} aria-hidden="true" />
                  </Mark>
                ) : (
                  <Avatar name={option.name} src={option.src} size="sm" isDecorative />
                )}
                <Words>
                  {option.name === '' ? option.value : option.name}
                  {option.description && <Description>{option.description}</Description>}
                </Words>
              </Person>
            )
          })}
        </People>
      )}
    </FieldSet>
  )
}

/** The height of a name of two lines. */
const personHeight = space(14)

/* Two columns on a phone, three in a form on a desktop. */
const People = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(max(8.25rem, 30%), 1fr));
  gap: ${space(2)};
`

const Person = styled.button`
  display: flex;
  gap: ${space(2)};
  align-items: center;
  min-inline-size: 0;
  min-block-size: ${personHeight};
  padding: ${space(1)} ${space(2)};
  color: ${color.ink};
  background-color: ${color.surface};
  border: ${border.thin} solid ${color.lineStrong};
  border-radius: ${radius.md};
  ${textStyle({ size: 'sm', weight: 'medium', line: 'tight' })}
  text-align: start;
  cursor: pointer;
  transition: background-color ${motion.fast};
  ${sunkenOnHover}

  &[aria-pressed='true'] {
    ${tint('accent')}
    border-color: ${color.accent};
  }

  &:disabled {
    color: ${color.inkMuted};
    background-color: ${color.sunken};
    border-color: ${color.line};
    cursor: not-allowed;
  }

  [data-invalid] > * > & {
    border-color: ${color.dangerTintInk};
  }
`

const Mark = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  inline-size: ${space(8)};
  block-size: ${space(8)};
  color: ${color.accentInk};
  background-color: ${color.accent};
  border-radius: ${radius.pill};
`

const Words = styled.span`
  min-inline-size: 0;
  overflow-wrap: anywhere;
`

const Description = styled.span`
  display: block;
  ${textStyle({ size: 'xs', weight: 'regular' })}
`
