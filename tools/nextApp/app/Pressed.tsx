'use client';
import { Button } from '@seatwise/ui';
import { useState } from 'react';

export const Pressed = () => {
  const [count, setCount] = useState(0);
  return <Button onPress={() => setCount(count + 1)}>{`Pressed ${count} times`}</Button>;
};
