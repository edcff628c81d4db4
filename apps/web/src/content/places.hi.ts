export {
  nameInHindi as placeName,
  nameInHindi as quotaLabel,
} from '@seatwise/api-client/contract/constants/namesInHindi';
