/** The length of the sound in seconds, and its pitch in hertz. */
const length = 0.25;
const pitch = 880;
const loudness = 0.08;

/** Plays a short sound; browsers stay silent until the user has interacted with the page. */
export const chime = async (): Promise<void> => {
  const context = new AudioContext();
  if (context.state === 'suspended') {
    await context.close();
    return;
  }
  const tone = context.createOscillator();
  const volume = context.createGain();
  tone.frequency.value = pitch;
  volume.gain.setValueAtTime(loudness, context.currentTime);
  volume.gain.exponentialRampToValueAtTime(0.001, context.currentTime + length);
  tone.connect(volume).connect(context.destination);
  tone.addEventListener('ended', () => void context.close());
  tone.start();
  tone.stop(context.currentTime + length);
};
