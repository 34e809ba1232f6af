import alert from './components/Alert/Alert.specimens'
import avatar from './components/Avatar/Avatar.specimens'
import avatarGroup from './components/AvatarGroup/AvatarGroup.specimens'
import badge from './components/Badge/Badge.specimens'
import button from './components/Button/Button.specimens'
import buttonLink from './components/ButtonLink/ButtonLink.specimens'
import card from './components/Card/Card.specimens'
import descriptionList from './components/DescriptionList/DescriptionList.specimens'
import emptyState from './components/EmptyState/EmptyState.specimens'
import errorPage from './components/ErrorPage/ErrorPage.specimens'
import grid from './components/Grid/Grid.specimens'
import heading from './components/Heading/Heading.specimens'
import iconButton from './components/IconButton/IconButton.specimens'
import inline from './components/Inline/Inline.specimens'
import pagination from './components/Pagination/Pagination.specimens'
import resultScreen from './components/ResultScreen/ResultScreen.specimens'
import skeleton from './components/Skeleton/Skeleton.specimens'
import skeletonGroup from './components/SkeletonGroup/SkeletonGroup.specimens'
import spinner from './components/Spinner/Spinner.specimens'
import stack from './components/Stack/Stack.specimens'
import tag from './components/Tag/Tag.specimens'
import text from './components/Text/Text.specimens'
import textLink from './components/TextLink/TextLink.specimens'
import tooltip from './components/Tooltip/Tooltip.specimens'
import visuallyHidden from './components/VisuallyHidden/VisuallyHidden.specimens'
import type { SpecimenFile } from './specimen'

/** Every component of the design system with its specimens, in the order of the alphabet. */
export const specimenFiles: SpecimenFile[] = [
  alert,
  avatar,
  avatarGroup,
  badge,
  button,
  buttonLink,
  card,
  descriptionList,
  emptyState,
  errorPage,
  grid,
  heading,
  iconButton,
  inline,
  pagination,
  resultScreen,
  skeleton,
  skeletonGroup,
  spinner,
  stack,
  tag,
  text,
  textLink,
  tooltip,
  visuallyHidden,
]
