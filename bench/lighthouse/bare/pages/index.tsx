import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import CardMedia from '@mui/material/CardMedia';
import Container from '@mui/material/Container';
import Grid from '@mui/material/Grid';
import Typography from '@mui/material/Typography';

const cards = Array.from({ length: 24 }, (_, index) => `Card ${index + 1}`);

/** As MUI's documentation has it: pictures of the width of a card, a text, a button. */
const Page = () => (
  <Container component="main">
    <Typography variant="h1">24 cards</Typography>
    <Grid container spacing={2}>
      {cards.map((name, index) => (
        <Grid key={name} size={{ xs: 12, sm: 6, md: 4 }}>
          <Card>
            <CardMedia
              component="img"
              height={200}
              image={`/card-${index}.jpg`}
              alt={name}
              loading={index < 3 ? 'eager' : 'lazy'}
            />
            <CardContent>
              <Typography variant="h2" sx={{ fontSize: 24 }}>
                {name}
              </Typography>
              <Typography>An activity for a group, described in one sentence.</Typography>
            </CardContent>
            <CardActions>
              <Button variant="contained">Add</Button>
            </CardActions>
          </Card>
        </Grid>
      ))}
    </Grid>
  </Container>
);

export const getStaticProps = () => ({ props: {} });

export default Page;
